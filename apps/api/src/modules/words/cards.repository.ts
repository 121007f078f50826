import { Injectable } from '@nestjs/common';
import type { Paging } from '@wordloom/contracts/paging';
import type { WordCard, WordFooter } from '@wordloom/contracts/word-cards';
import { Database } from '#database/database.ts';
import type { Page } from '#shared/http/page-headers.ts';
import { type CardListName, LIST_STATEMENTS } from './card-lists.ts';
import { type CardRow, selectCards, selectFooters, toWordCard } from './card-projection.ts';
import { visibleTo } from './card-visibility.ts';
import { SEARCH_DEPTH, type SearchedText, searchStatements } from './text-search.ts';

const BY_IDS = {
  name: 'cards_by_ids',
  text: `${selectCards(
    `SELECT t.id FROM word_translations t WHERE t.id = ANY($2) AND ${visibleTo('$1')}`,
    '$1',
  )} ORDER BY array_position($2, t.id)`,
};

const FOOTERS = {
  name: 'footers',
  text: `${selectFooters} WHERE ${visibleTo('$1')} AND ($2::integer[] IS NULL OR t.id = ANY($2))
    ORDER BY t.id DESC LIMIT $3 OFFSET $4`,
};

const FOOTERS_COUNT = {
  name: 'footers_count',
  text: `SELECT count(*)::integer AS total FROM word_translations t
    WHERE ${visibleTo('$1')} AND ($2::integer[] IS NULL OR t.id = ANY($2))`,
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
    name: CardListName,
    readerId: number,
    { page, size }: Paging,
    value?: string | number,
  ): Promise<Page<WordCard>> {
    const statements = LIST_STATEMENTS[name];
    const values = value === undefined ? [readerId] : [readerId, value];
    const [rows, [counted]] = await Promise.all([
      this.database.prepared<CardRow>(statements.page, [...values, size, (page - 1) * size]),
      this.database.prepared<{ total: number }>(statements.count, values),
    ]);
    return { rows: rows.map(toWordCard), total: counted?.total ?? 0 };
  }

  /** One page of the newest cards that contain a text; the total counts no further than `SEARCH_DEPTH`. */
  async search(
    searched: SearchedText,
    readerId: number,
    { page, size }: Paging,
    text: string,
  ): Promise<Page<WordCard>> {
    const statements = searchStatements(searched, text);
    const offset = Math.min((page - 1) * size, SEARCH_DEPTH);
    const limit = Math.min(size, SEARCH_DEPTH - offset);
    const [rows, [counted]] = await Promise.all([
      this.database.query<CardRow[]>(statements.page, [readerId, text, limit, offset]),
      this.database.query<{ total: number }[]>(statements.count, [readerId, text]),
    ]);
    return { rows: rows.map(toWordCard), total: counted?.total ?? 0 };
  }

  /** The cards with these ids, in their order; those the reader may not see are left out. */
  async findByIds(readerId: number, ids: readonly number[]): Promise<WordCard[]> {
    const rows = await this.database.prepared<CardRow>(BY_IDS, [readerId, ids]);
    return rows.map(toWordCard);
  }

  /** Whose card it is; undefined when there is none that the reader may see. */
  async findOwner(readerId: number, id: number): Promise<number | undefined> {
    const [row] = await this.database.prepared<{ ownerId: number }>(OWNER, [readerId, id]);
    return row?.ownerId;
  }

  /** Footers, newest first; of these cards alone when ids are given. */
  async listFooters(
    readerId: number,
    { page, size }: Paging,
    ids: readonly number[] | undefined,
  ): Promise<Page<WordFooter>> {
    const filter = [readerId, ids ?? null];
    const [rows, [counted]] = await Promise.all([
      this.database.prepared<{ footer: WordFooter }>(FOOTERS, [...filter, size, (page - 1) * size]),
      this.database.prepared<{ total: number }>(FOOTERS_COUNT, filter),
    ]);
    return { rows: rows.map(({ footer }) => footer), total: counted?.total ?? 0 };
  }
}
