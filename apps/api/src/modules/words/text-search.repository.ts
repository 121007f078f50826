import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { TextSample } from './text-sample.ts';
import {
  askIndex,
  hasTrigram,
  type IdRange,
  LOOK,
  type NewestMatches,
  rangeBelow,
  type Search,
  SEARCH_DEPTH,
  type SearchedText,
  SEARCHES,
} from './text-search.ts';

/** Matches among {@link LOOK} cards from which on looking further is cheaper than any index. */
const COMMON = LOOK / 4;
/** How many more cards an index is asked for than should have the matches that are missing. */
const MARGIN = 1.3;
/** How often the matches that are missing there may be in all, so that it is best asked for all. */
const FEW = 2.5;

/** How many cards tell how common the parts of a text are, and for how many milliseconds. */
const SAMPLE_SIZE = 2_000;
const SAMPLE_LIFETIME = 3_600_000;

/** The matches of one search that a page needs. */
export interface Matches {
  ids: number[];
  /** How many there are, counted no further than `SEARCH_DEPTH`. */
  total: number;
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
   * tells how common the text is. Of a very common one the next thousand are soon found by looking further. For the
   * others an index is asked: range by range, each as long as it should take to find what is missing.
   */
  async find(search: Search, offset: number, limit: number): Promise<Matches> {
    const { ids, reached, looked, folded } = await this.look(search);
    const found = [...ids];
    const missing = (): number => SEARCH_DEPTH - found.length;
    if (reached === null || looked < LOOK || missing() <= 0) return page(found, offset, limit);
    if (found.length >= COMMON) {
      found.push(...(await this.lookOn(search, reached, missing())));
      return page(found, offset, limit);
    }
    const sample = await this.sampleOf(search.searched);
    let share = Math.max((found.length + 1) / LOOK, sample.shareOf(folded));
    const parts = hasTrigram(folded) ? sample.cheapestParts(folded, share) : [];
    let seen = LOOK;
    let below = reached;
    while (below > 0 && missing() > 0) {
      const isRare = share * below < FEW * missing();
      const range = rangeBelow(below, isRare ? below : (MARGIN * missing()) / share);
      found.push(...(await this.askIndex(search, parts, range)));
      seen += below - range.from;
      below = range.from;
      share = (found.length + 1) / seen;
    }
    return page(found, offset, limit);
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

  /** The matches in a range, newest first. */
  private async askIndex(
    search: Search,
    parts: readonly string[],
    range: IdRange,
  ): Promise<number[]> {
    const { statement, values } = askIndex(search, parts, range);
    const [row] = await this.database.query<{ ids: number[] }[]>(statement, values);
    return row?.ids.sort((a, b) => b - a) ?? [];
  }
}

function page(ids: readonly number[], offset: number, limit: number): Matches {
  const known = ids.slice(0, SEARCH_DEPTH);
  return { ids: known.slice(offset, offset + limit), total: known.length };
}
