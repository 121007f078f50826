import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import {
  askIndex,
  LOOK,
  type NewestMatches,
  SEARCH_DEPTH,
  type SearchedText,
  SEARCHES,
} from './text-search.ts';

/** Matches among {@link LOOK} cards from which on looking further is cheaper than any index. */
const COMMON = LOOK / 32;
/** How many cards can be looked at one after the other while an index fetches one from anywhere. */
const COST_OF_A_FETCH = 15;

/** The matches of one search that a page needs. */
export interface Matches {
  ids: number[];
  /** How many there are, counted no further than `SEARCH_DEPTH`. */
  total: number;
}

interface Search {
  searched: SearchedText;
  readerId: number;
  text: string;
}

/** Finds the newest cards that contain a text. */
@Injectable()
export class TextSearch {
  constructor(private readonly database: Database) {}

  /**
   * The matches from `offset` on, newest first, `limit` at most. The newest cards are looked at one by one, which
   * tells how common the text is. Of a common one the next thousand are soon found by looking further; the others
   * an index finds, in no order, which does not matter as long as it finds all or the page is known already.
   */
  async find(search: Search, offset: number, limit: number): Promise<Matches> {
    const { ids: newest, reached, looked } = await this.look(search);
    const missing = SEARCH_DEPTH - newest.length;
    if (reached === null || looked < LOOK || missing <= 0) return page(newest, offset, limit);
    if (newest.length >= COMMON) {
      return page([...newest, ...(await this.lookOn(search, reached, missing))], offset, limit);
    }
    const others = await this.askIndex(search, reached, missing);
    if (others.length < missing) return page([...newest, ...descending(others)], offset, limit);
    const wanted = Math.min(offset + limit, SEARCH_DEPTH) - newest.length;
    const next = wanted > 0 ? await this.next(search, newest.length, reached, wanted) : [];
    return { ...page([...newest, ...next], offset, limit), total: SEARCH_DEPTH };
  }

  /** The next matches below an id, in the way that is cheaper for a text as common as this one. */
  private async next(
    search: Search,
    seen: number,
    reached: number,
    wanted: number,
  ): Promise<number[]> {
    const share = (seen + 1) / LOOK;
    const lookAt = wanted / share;
    const fetch = reached * share;
    if (lookAt < fetch * COST_OF_A_FETCH) return this.lookOn(search, reached, wanted);
    return descending(await this.askIndex(search, reached, null)).slice(0, wanted);
  }

  private async look({ searched, readerId, text }: Search): Promise<NewestMatches> {
    const { look } = SEARCHES[searched];
    const [row] = await this.database.prepared<NewestMatches>(look, [readerId, text]);
    return row ?? { ids: [], reached: null, looked: 0 };
  }

  private async lookOn(
    { searched, readerId, text }: Search,
    below: number,
    most: number,
  ): Promise<number[]> {
    const { lookOn } = SEARCHES[searched];
    const values = [readerId, text, below, most];
    const [row] = await this.database.prepared<{ ids: number[] }>(lookOn, values);
    return row?.ids ?? [];
  }

  private async askIndex(
    { searched, readerId, text }: Search,
    below: number,
    most: number | null,
  ): Promise<number[]> {
    const { statement, part } = askIndex(searched, text);
    const values = [readerId, text, below, most, part];
    const [row] = await this.database.query<{ ids: number[] }[]>(statement, values);
    return row?.ids ?? [];
  }
}

function descending(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => b - a);
}

function page(ids: readonly number[], offset: number, limit: number): Matches {
  const known = ids.slice(0, SEARCH_DEPTH);
  return { ids: known.slice(offset, offset + limit), total: known.length };
}
