// What an index of trigrams costs, measured: to fetch a card is thirty times as dear as to read an entry of a list,
// and of a long list no more is read than some entries for each card that the lists before have left.
const ENTRIES_OF_A_FETCH = 30;
const ENTRIES_OF_A_PROBE = 2.5;

const WORDS = /[\p{L}\p{N}]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Three characters of a text. */
interface Part {
  text: string;
  /** As the index knows them: whatever stands after a word is a blank. */
  trigram: string;
}

/** Parts to be asked for together; what they cost is reckoned in entries of lists, for each card of the table. */
interface Choice {
  parts: readonly Part[];
  /** The texts of the sample that the index would name. */
  left: readonly string[];
  /** What reading the lists costs. */
  read: number;
  /** The same and what fetching the cards costs that are left. */
  cost: number;
}

/** The folded texts of some cards, which tell how common the parts of a text are. */
export class TextSample {
  private readonly texts: readonly string[];
  /** The same as the index knows them: words with one blank before and after each. */
  private readonly words: readonly string[];
  /** In how many of the texts a trigram is. */
  private readonly counts = new Map<string, number>();

  constructor(texts: readonly string[]) {
    this.texts = texts;
    this.words = texts.map((text) => ` ${text} `.replaceAll(BETWEEN_WORDS, ' '));
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
    const parts = partsOf(text).sort(
      (a, b) => this.shareOfTrigram(a.trigram) - this.shareOfTrigram(b.trigram),
    );
    let choice: Choice = { parts: [], left: this.words, read: 0, cost: Infinity };
    // The rarest, and each time the one that makes all of them cheapest.
    for (let candidates = parts.slice(0, 1); candidates.length > 0; candidates = parts) {
      const choices = candidates.map((part) => this.withPart(choice, part, share));
      const next = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
      if (next.cost >= choice.cost) break;
      choice = next;
    }
    if (choice.cost >= this.costOfAll([...trigramsOf(text)], share)) return [text];
    return choice.parts.map((part) => part.text);
  }

  private withPart({ parts, left, read }: Choice, part: Part, share: number): Choice {
    const fewer = left.filter((words) => words.includes(part.trigram));
    const readNow = read + this.entriesRead(part.trigram, this.shareFor(left.length));
    return {
      parts: [...parts, part],
      left: fewer,
      read: readNow,
      cost: readNow + ENTRIES_OF_A_FETCH * Math.max(this.shareFor(fewer.length), share),
    };
  }

  /** The share of the cards that so many texts of the sample stand for: what is in none may still be in some card. */
  private shareFor(count: number): number {
    return (count + 1) / (this.texts.length + 1);
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
    return this.shareFor(this.counts.get(trigram) ?? 0);
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

/** Trigrams that stand in a text as they are: letters or digits in a row, and the last two of a word with what is next. */
function partsOf(text: string): Part[] {
  const parts = new Map<string, string>();
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const next = text.codePointAt(index + word.length);
    const letters = Array.from(word);
    for (let end = 3; end <= letters.length; end += 1) {
      const trigram = letters.slice(end - 3, end).join('');
      parts.set(trigram, trigram);
    }
    if (next !== undefined && letters.length > 1) {
      const end = letters.slice(-2).join('');
      parts.set(`${end} `, end + String.fromCodePoint(next));
    }
  }
  return Array.from(parts, ([trigram, text]) => ({ trigram, text }));
}
