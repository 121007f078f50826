import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordloom/contracts/limits';
import type { Paging } from '@wordloom/contracts/paging';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { Database, type PreparedStatement } from '#database/database.ts';
import type { Page } from '#shared/http/page-headers.ts';
import { LIST_STATEMENTS, type ListName, type ListStatements } from './card-lists.ts';
import { type PageRow, selectCardPage, selectFooterPage } from './card-projection.ts';
import { BLOCK, type PageStart } from './card-totals.ts';
import { visibleTo } from './card-visibility.ts';

const VISIBLE_OF = `FROM word_translations t WHERE t.id = ANY($2) AND ${visibleTo('$1')}`;

const BY_IDS = {
  name: 'cards_by_ids',
  text: selectCardPage(
    `SELECT t.id ${VISIBLE_OF} ORDER BY array_position($2, t.id)`,
    'cardinality($2::integer[])',
    '$1',
  ),
};

const FOOTERS_BY_IDS = {
  name: 'footers_by_ids',
  text: selectFooterPage(
    `SELECT t.id ${VISIBLE_OF} ORDER BY t.id DESC LIMIT $3 OFFSET $4`,
    `(SELECT count(*)::integer ${VISIBLE_OF})`,
  ),
};

const OWNER = {
  name: 'card_owner',
  text: `SELECT t.owner_id AS "ownerId" FROM word_translations t
    WHERE t.id = $2 AND ${visibleTo('$1')}`,
};

/** Reads cards in the shape of the contract, only those the reader may see. */
@Injectable()
export class CardsRepository {
  constructor(private readonly database: Database) {}

  /** One page of a list; `value` is what a searching list looks for. */
  async list(
    name: ListName,
    readerId: number,
    { page, size }: Paging,
    value?: string | number,
  ): Promise<Page> {
    const { page: statement, seek }: ListStatements = LIST_STATEMENTS[name];
    const offset = (page - 1) * size;
    if (!seek) return this.read(statement, [readerId, size, offset]);
    const searched = value === undefined ? [] : [value];
    const { from, skip } = await this.startOf(seek, readerId, offset, searched);
    return this.read(statement, [readerId, size, skip, from, ...searched]);
  }

  /** Cards with these ids as one page of a list of `total`. */
  async pageOf(
    readerId: number,
    { ids, total }: { ids: readonly number[]; total: number },
  ): Promise<Page> {
    const { json } = await this.readByIds(readerId, ids);
    return { json, total };
  }

  /** The cards with these ids, in their order; those the reader may not see are left out. */
  async findByIds(readerId: number, ids: readonly number[]): Promise<WordCard[]> {
    const { json } = await this.readByIds(readerId, ids);
    return JSON.parse(json) as WordCard[];
  }

  /** Whose card it is; undefined when there is none that the reader may see. */
  async findOwner(readerId: number, id: number): Promise<number | undefined> {
    const [row] = await this.database.prepared<{ ownerId: number }>(OWNER, [readerId, id]);
    return row?.ownerId;
  }

  /** Footers of these cards, newest first. */
  listFootersOf(readerId: number, { page, size }: Paging, ids: readonly number[]): Promise<Page> {
    return this.read(FOOTERS_BY_IDS, [readerId, ids, size, (page - 1) * size]);
  }

  private readByIds(readerId: number, ids: readonly number[]): Promise<Page> {
    return this.read(BY_IDS, [readerId, ids]);
  }

  private async read(statement: PreparedStatement, values: unknown[]): Promise<Page> {
    const [row] = await this.database.prepared<PageRow>(statement, values);
    if (!row) throw new Error('A page has no row');
    return row;
  }

  /** Counting on from the newest card would cost more with every page; far behind, its block is looked up. */
  private async startOf(
    seek: PreparedStatement,
    readerId: number,
    offset: number,
    searched: (string | number)[],
  ): Promise<PageStart> {
    if (offset < BLOCK) return { from: LIMITS.id, skip: offset };
    const [start] = await this.database.prepared<PageStart>(seek, [readerId, offset, ...searched]);
    return start ?? { from: 0, skip: 0 };
  }
}
