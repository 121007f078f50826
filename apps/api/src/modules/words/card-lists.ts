import type { PreparedStatement } from '#database/database.ts';
import { selectCards } from './card-projection.ts';
import { visibleTo } from './card-visibility.ts';

/** Which cards a list holds. `$1` is the reader, `$2` what is searched for. */
interface CardList {
  from?: string;
  where: string;
  /** What the list is sorted by, highest first; the newest card unless told. */
  sort?: string;
  /** Whether there is a `$2`. */
  searches?: boolean;
}

const LISTS = {
  visible: { where: visibleTo('$1') },
  own: { where: 't.owner_id = $1' },
  favorites: {
    from: 'favorites f JOIN word_translations t ON t.id = f.word_translation_id',
    where: `f.user_id = $1 AND ${visibleTo('$1')}`,
    sort: 'f.created_at',
  },
  language: { where: `t.language_code = $2 AND ${visibleTo('$1')}`, searches: true },
  category: { where: `t.category_id = $2 AND ${visibleTo('$1')}`, searches: true },
} satisfies Record<string, CardList>;

export type CardListName = keyof typeof LISTS;

/** The statement for one page of a list, and the one that counts it; both take the list's own values first. */
export interface ListStatements {
  page: PreparedStatement;
  count: PreparedStatement;
}

/** Every list's statements; the page's last two values are its limit and offset. */
export const LIST_STATEMENTS = Object.fromEntries(
  Object.entries<CardList>(LISTS).map(([name, list]) => [
    name,
    {
      page: { name: `cards_${name}`, text: selectPage(list) },
      count: {
        name: `cards_${name}_count`,
        text: `SELECT count(*)::integer AS total FROM ${fromOf(list)} WHERE ${list.where}`,
      },
    },
  ]),
) as Record<CardListName, ListStatements>;

/** The cards of one page of a list; the last two values are its limit and offset. */
export function selectPage({ sort = 't.id', searches = false, ...list }: CardList): string {
  const [limit, offset] = searches ? ['$3', '$4'] : ['$2', '$3'];
  const ids = `SELECT t.id, ${sort} AS sort FROM ${fromOf(list)} WHERE ${list.where}
    ORDER BY ${sort} DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}`;
  return `${selectCards(ids, '$1')} ORDER BY page.sort DESC, page.id DESC`;
}

function fromOf({ from = 'word_translations t' }: Pick<CardList, 'from'>): string {
  return from;
}
