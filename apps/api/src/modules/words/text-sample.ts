/** Parts of a text that an index is asked for at most. */
const MOST_PARTS = 4;
/** A part that leaves so many of the cards comes together with the others anyway. */
const HARDLY_FEWER = 0.8;

// What an index of trigrams costs, measured: to fetch a card is thirty times as dear as to read an entry of a list,
// and of a long list no more is read than some entries for each card that the lists before have left.
const ENTRIES_OF_A_FETCH = 30;
const ENTRIES_OF_A_PROBE = 2.5;

const WORDS = /[\p{L}\p{N}]+/gu;

/** The folded texts of some cards, which tell how common the parts of a text are. */
export class TextSample {
  private readonly texts: readonly string[];
  /** In how many of the texts a trigram is. */
  private readonly counts = new Map<string, number>();

  constructor(texts: readonly string[]) {
    this.texts = texts;
    for (const text of texts) {
      for (const trigram of trigramsOf(` ${text} `)) {
        this.counts.set(trigram, (this.counts.get(trigram) ?? 0) + 1);
      }
    }
  }

  /** The share of the texts that a folded text is in. */
  shareOf(text: string): number {
    return this.texts.filter((each) => each.includes(text)).length / Math.max(1, this.texts.length);
  }

  /**
   * What an index of trigrams is best asked for in the stead of a folded text: the text itself, or a few of its
   * trigrams that every match has too. Each rules cards out that need not be fetched, and is another list to read.
   * @param share of the cards that match
   */
  cheapestParts(text: string, share: number): string[] {
    const trigrams = [...trigramsOf(text)].sort(
      (a, b) => this.shareOfTrigram(a) - this.shareOfTrigram(b),
    );
    let best = { parts: [text], cost: this.costOfAll(trigrams, share) };
    const parts: string[] = [];
    let candidates = this.texts;
    let read = 0;
    for (const part of trigrams.filter((trigram) => !trigram.includes(' '))) {
      if (parts.length === MOST_PARTS) break;
      const fewer = candidates.filter((candidate) => candidate.includes(part));
      if (fewer.length > HARDLY_FEWER * candidates.length) continue;
      parts.push(part);
      read += this.entriesRead(part, candidates.length / this.texts.length);
      candidates = fewer;
      const cost =
        read + ENTRIES_OF_A_FETCH * Math.max(candidates.length / this.texts.length, share);
      if (cost < best.cost) best = { parts: [...parts], cost };
    }
    return best.parts;
  }

  /** What it costs to ask for all the trigrams of a text: the rarest leaves the cards that the others are read for. */
  private costOfAll(trigrams: readonly string[], share: number): number {
    const rarest = Math.min(1, ...trigrams.map((trigram) => this.shareOfTrigram(trigram)));
    const read = trigrams.reduce((sum, trigram) => sum + this.entriesRead(trigram, rarest), 0);
    return read + ENTRIES_OF_A_FETCH * share;
  }

  private entriesRead(trigram: string, left: number): number {
    return Math.min(this.shareOfTrigram(trigram), ENTRIES_OF_A_PROBE * left);
  }

  private shareOfTrigram(trigram: string): number {
    return ((this.counts.get(trigram) ?? 0) + 1) / (this.texts.length + 1);
  }
}

/**
 * What `pg_trgm` knows a text by: three letters or digits that stand in a row, and where a word begins or ends inside
 * it, one or two of them with blanks.
 */
function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const begin = index > 0 ? '  ' : '';
    const end = index + word.length < text.length ? ' ' : '';
    const letters = Array.from(begin + word + end);
    for (let next = 3; next <= letters.length; next += 1) {
      trigrams.add(letters.slice(next - 3, next).join(''));
    }
  }
  return trigrams;
}
