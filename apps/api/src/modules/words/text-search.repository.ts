import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { type Prospect, TextSample } from './text-sample.ts';
import {
  askIndex,
  hasTrigram,
  type IndexQuestion,
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

/** How many cards tell how common the parts of a text are, and for how many milliseconds. */
const SAMPLE_SIZE = 2_000;
const SAMPLE_LIFETIME = 3_600_000;

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
  private readonly samples = new Map<
    SearchedText,
    { taken: number; sample: Promise<TextSample> }
  >();

  constructor(private readonly database: Database) {}

  /**
   * The matches from `offset` on, newest first, `limit` at most. The newest cards are looked at one by one, which
   * tells how common the text is. Of a common one the next thousand are soon found by looking further; the others
   * an index finds, in no order, which does not matter as long as it finds all or the page is known already.
   */
  async find(search: Search, offset: number, limit: number): Promise<Matches> {
    const { ids: newest, reached, looked, folded } = await this.look(search);
    const missing = SEARCH_DEPTH - newest.length;
    if (reached === null || looked < LOOK || missing <= 0) return page(newest, offset, limit);
    if (newest.length >= COMMON) {
      return page([...newest, ...(await this.lookOn(search, reached, missing))], offset, limit);
    }
    const share = (newest.length + 1) / LOOK;
    const prospect = { share, most: missing / reached };
    const question = await this.questionFor(search.searched, folded, prospect);
    const others = await this.askIndex(search, question, reached, missing);
    if (others.length < missing) return page([...newest, ...descending(others)], offset, limit);
    const wanted = Math.min(offset + limit, SEARCH_DEPTH) - newest.length;
    const next = wanted > 0 ? await this.next(search, question, { share, reached, wanted }) : [];
    return { ...page([...newest, ...next], offset, limit), total: SEARCH_DEPTH };
  }

  /** The next matches below an id, in the way that is cheaper for a text as common as this one. */
  private async next(
    search: Search,
    question: IndexQuestion,
    { share, reached, wanted }: { share: number; reached: number; wanted: number },
  ): Promise<number[]> {
    const lookAt = wanted / share;
    const fetch = reached * share;
    if (lookAt < fetch * COST_OF_A_FETCH) return this.lookOn(search, reached, wanted);
    const all = await this.askIndex(search, question, reached, null);
    return descending(all).slice(0, wanted);
  }

  private async questionFor(
    searched: SearchedText,
    folded: string,
    prospect: Prospect,
  ): Promise<IndexQuestion> {
    if (!hasTrigram(folded)) return askIndex(searched, []);
    return askIndex(searched, (await this.sampleOf(searched)).cheapestParts(folded, prospect));
  }

  private sampleOf(searched: SearchedText): Promise<TextSample> {
    const kept = this.samples.get(searched);
    if (kept && performance.now() - kept.taken < SAMPLE_LIFETIME) return kept.sample;
    const sample = this.takeSample(searched);
    this.samples.set(searched, { taken: performance.now(), sample });
    sample.catch(() => this.samples.delete(searched));
    return sample;
  }

  private async takeSample(searched: SearchedText): Promise<TextSample> {
    const rows = await this.database.query<{ text: string }[]>(SEARCHES[searched].sample, [
      SAMPLE_SIZE,
    ]);
    return new TextSample(rows.map(({ text }) => text));
  }

  private async look({ searched, readerId, text }: Search): Promise<NewestMatches> {
    const { look } = SEARCHES[searched];
    const [row] = await this.database.prepared<NewestMatches>(look, [readerId, text]);
    if (!row) throw new Error('A look at the newest cards has no row');
    return row;
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
    { readerId, text }: Search,
    { statement, patterns }: IndexQuestion,
    below: number,
    most: number | null,
  ): Promise<number[]> {
    const values = [readerId, text, below, most, ...patterns];
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
