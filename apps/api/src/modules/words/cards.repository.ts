import { Injectable } from '@nestjs/common';
import { type Paging } from '@wordloom/contracts/paging';
import { type WordCard } from '@wordloom/contracts/word-cards';
import { Database } from '#database/database.ts';
import { type Page } from '#shared/http/page-headers.ts';
import { type CardRow, selectCards, toWordCard } from './card-projection.ts';
import { visibleTo } from './card-visibility.ts';

/** A list of cards: which ones, newest first. `$1` is the caller. */
interface CardList {
  name: string;
  where: string;
}

const VISIBLE: CardList = { name: 'visible', where: visibleTo('$1') };
const OWN: CardList = { name: 'own', where: 't.owner_id = $1' };

const BY_IDS = {
  name: 'cards_by_ids',
  text: `${selectCards(
    `SELECT t.id FROM word_translations t WHERE t.id = ANY($2) AND ${visibleTo('$1')}`,
    '$1',
  )} ORDER BY array_position($2, t.id)`,
};

/** Reads cards in the shape of the contract, only those the caller may see. */
@Injectable()
export class CardsRepository {
  constructor(private readonly database: Database) {}

  listVisible(actorId: number, paging: Paging): Promise<Page<WordCard>> {
    return this.list(VISIBLE, actorId, paging);
  }

  listOwn(ownerId: number, paging: Paging): Promise<Page<WordCard>> {
    return this.list(OWN, ownerId, paging);
  }

  /** The cards with these ids, in their order; those the caller may not see are left out. */
  async findByIds(actorId: number, ids: readonly number[]): Promise<WordCard[]> {
    const rows = await this.database.prepared<CardRow>(BY_IDS, [actorId, ids]);
    return rows.map(toWordCard);
  }

  private async list(
    { name, where }: CardList,
    actorId: number,
    { page, size }: Paging,
  ): Promise<Page<WordCard>> {
    const ids = `SELECT t.id FROM word_translations t WHERE ${where} ORDER BY t.id DESC LIMIT $2 OFFSET $3`;
    const cards = {
      name: `cards_${name}`,
      text: `${selectCards(ids, '$1')} ORDER BY page.id DESC`,
    };
    const count = {
      name: `cards_${name}_count`,
      text: `SELECT count(*)::integer AS total FROM word_translations t WHERE ${where}`,
    };
    const [rows, [counted]] = await Promise.all([
      this.database.prepared<CardRow>(cards, [actorId, size, (page - 1) * size]),
      this.database.prepared<{ total: number }>(count, [actorId]),
    ]);
    return { rows: rows.map(toWordCard), total: counted?.total ?? 0 };
  }
}
