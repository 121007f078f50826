import { describe, expect, it } from 'vitest';
import {
  type Concept,
  LEXICON_LANGUAGES,
  type LexiconLanguage,
  type PartOfSpeech,
} from './concept.ts';
import { Lexicon } from './lexicon.ts';
import { loadLexicon } from './load-lexicon.ts';

type Words = Partial<Record<LexiconLanguage, string>>;

/** `'Haus Häuser'` is the lemma and its forms; a language not given has a word nobody looks for. */
function concept(id: string, words: Words, more: Partial<Concept> = {}): Concept {
  const entries = LEXICON_LANGUAGES.map((language) => {
    const [lemma = '', ...forms] = (words[language] ?? `${language}${id}`).split(' ');
    return [language, { lemma, forms, description: 'A thing.', example: 'It is here.' }];
  });
  return {
    id,
    field: 'home',
    partOfSpeech: 'noun',
    drawings: ['house'],
    common: false,
    entries: Object.fromEntries(entries) as Concept['entries'],
    ...more,
  };
}

const verb = { partOfSpeech: 'verb' satisfies PartOfSpeech } as const;
const lexicon = new Lexicon([
  concept('house', {
    en: 'house houses',
    es: 'casa',
    de: 'Haus Häuser',
    it: 'casa case',
    pt: 'casa',
  }),
  concept('wash', { en: 'wash washes', de: 'waschen gewaschen' }, verb),
  concept('work-do', { en: 'work works' }, verb),
  concept('work', { en: 'work' }),
  concept('food', { de: 'Essen' }),
  concept('eat', { de: 'essen' }, verb),
  concept('cases', { fr: 'case' }),
  concept('year', { es: 'año años' }),
  concept('anus', { es: 'ano' }),
  concept('age', { it: 'età' }),
  concept('eta', { fr: 'eta' }),
  concept('fray', { en: 'melée', de: 'melee' }),
  concept('tree', { fr: 'arbre arbres', it: 'albero' }),
  concept('island', { it: 'isola' }),
  concept('girl', { de: 'Mädchen' }),
  concept('street', { de: 'Straße', it: 'strada' }),
  concept('bank-river', { en: 'bank' }, { field: 'nature' }),
  concept('bank-money', { en: 'bank' }, { field: 'places', common: true }),
  concept('bank-seat', { en: 'bank' }, { field: 'objects' }),
  concept('how-are-you', { es: '¿Qué-tal?' }, { partOfSpeech: 'phrase' }),
]);

function found(text: string, field?: string): string | undefined {
  const match = lexicon.find(text, { field });
  return match && `${match.concept.id} ${match.language} ${match.via}`;
}

describe('find', () => {
  it.each([
    ['house', 'house en lemma'],
    ['houses', 'house en form'],
    ['Haus', 'house de lemma'],
    ['  HOUSE ', 'house en lemma'],
    ['hauser', 'house de form'],
    ['haeuser', 'house de form'],
    ['Maedchen', 'girl de lemma'],
    ['madchen', 'girl de lemma'],
    ['strasse', 'street de lemma'],
    ['casa!', 'house es lemma'],
    ['¿qué-tal?', 'how-are-you es lemma'],
    ['que-tal', 'how-are-you es lemma'],
  ])('finds %s without regard to case, accents and outer punctuation', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it.each([
    ['the house', 'house en lemma'],
    ['A House', 'house en lemma'],
    ['das Haus', 'house de lemma'],
    ['eine hauser', 'house de form'],
    ['la casa', 'house es lemma'],
    ['un casa', 'house es lemma'],
    ['uma casa', 'house pt lemma'],
    ['a casa', 'house pt lemma'],
    ["l'arbre", 'tree fr lemma'],
    ['l’arbre', 'tree fr lemma'],
    ["L' arbre", 'tree fr lemma'],
    ['des arbres', 'tree fr form'],
    ["un'isola", 'island it lemma'],
    ['to wash', 'wash en lemma'],
  ])('finds %s by its article', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it('reads a word in a language of its article only', () => {
    expect(found('the Haus')).toBeUndefined();
    expect(found('to house')).toBeUndefined();
    expect(found('to waschen')).toBeUndefined();
  });

  it('takes an article for a noun and "to" for a verb', () => {
    expect(found('the work')).toBe('work en lemma');
    expect(found('to work')).toBe('work-do en lemma');
    expect(found('the works')).toBe('work-do en form');
  });

  it('prefers the exact spelling to the folded one', () => {
    expect(found('año')).toBe('year es lemma');
    expect(found('ano')).toBe('anus es lemma');
    expect(found('anos')).toBe('year es form');
    expect(found('l’età')).toBe('age it lemma');
  });

  it('prefers a lemma to a form of an earlier concept', () => {
    expect(found('case')).toBe('cases fr lemma');
  });

  it('prefers the concept of the asked field, then the common sense', () => {
    expect(found('bank')).toBe('bank-money en lemma');
    expect(found('bank', 'nature')).toBe('bank-river en lemma');
    expect(found('bank', 'animals')).toBe('bank-money en lemma');
  });

  it('reads a word of several languages in the order of the languages', () => {
    expect(found('casa')).toBe('house es lemma');
    expect(found('mélee')).toBe('fray en lemma');
  });

  it('tells German nouns from verbs by their capital when nothing else does', () => {
    expect(found('Essen')).toBe('food de lemma');
    expect(found('essen')).toBe('eat de lemma');
  });

  it.each(['', ' ', '?', 'the', "l'", 'xyzzy', 'house house', 'constructor', '__proto__'])(
    'finds nothing in "%s"',
    (text) => {
      expect(found(text)).toBeUndefined();
    },
  );
});

describe('find, told which languages are asked for', () => {
  const ambiguous = new Lexicon([
    concept('hat', { en: 'hat' }),
    concept('have', { de: 'haben hat' }, verb),
    concept('sale', { en: 'sale' }),
    concept('dirty', { fr: 'sale' }),
    concept('big', { en: 'big large' }),
    concept('wide', { fr: 'large' }),
  ]);
  const languageOf = (text: string, targets: readonly string[]) =>
    ambiguous.find(text, { targets })?.language;

  it('takes a word for one of a featured language that is not asked for, be it a form', () => {
    expect(languageOf('hat', ['en', 'es'])).toBe('de');
    expect(languageOf('hat', ['es', 'de'])).toBe('en');
    expect(languageOf('large', ['de', 'fr'])).toBe('en');
  });

  it('takes a word for one of a featured language when all of them are asked for', () => {
    expect(languageOf('sale', ['en', 'es', 'de'])).toBe('en');
    expect(languageOf('large', ['en', 'es', 'de'])).toBe('en');
  });

  it('takes a word for one of another language when no featured one that is left has it', () => {
    expect(languageOf('sale', ['en'])).toBe('fr');
  });

  it('prefers a lemma to a form when it is not told', () => {
    expect(languageOf('hat', [])).toBe('en');
    expect(languageOf('large', [])).toBe('fr');
  });
});

describe('suggest', () => {
  it('names the nearest lemmas, nearest first', () => {
    expect(lexicon.suggest('hause')).toEqual(['house', 'Haus', 'case']);
    expect(lexicon.suggest('hausa')).toEqual(['Haus', 'house', 'casa']);
    expect(lexicon.suggest('huose')[0]).toBe('house');
    expect(lexicon.suggest('the hose')[0]).toBe('house');
    expect(lexicon.suggest('to wsah')).toEqual(['wash']);
  });

  it('names no more than asked, and nothing when no word is near', () => {
    expect(lexicon.suggest('hause', 1)).toEqual(['house']);
    expect(lexicon.suggest('qqqqqqqq')).toEqual([]);
    expect(lexicon.suggest('house'.repeat(50))).toEqual([]);
    expect(lexicon.suggest('')).toEqual([]);
  });

  it('allows a short word one slip only, and guesses at nothing under three letters', () => {
    expect(lexicon.suggest('et')).toEqual([]);
    expect(lexicon.suggest('xasa')).toEqual(['casa']);
  });
});

describe('the bundled dictionary', () => {
  const bundled = loadLexicon();
  const lookUp = (text: string, field?: string) => {
    const match = bundled.find(text, { field });
    return match && `${match.concept.id} ${match.language}`;
  };

  it.each([
    ['house', 'house en'],
    ['el faro', 'lighthouse es'],
    ['Leuchtturm', 'lighthouse de'],
    ['die Häuser', 'house de'],
    ["l'arbre", 'tree fr'],
    ['gli occhiali', 'glasses it'],
    ['um cão', 'dog pt'],
    ['Fruhstuck', 'breakfast de'],
    ['bank', 'bank-money en'],
  ])('finds %s', (text, expected) => {
    expect(lookUp(text)).toBe(expected);
  });

  it.each([
    ['once', ['en', 'de'], 'eleven es'],
    ['once', ['es', 'de'], 'once-time en'],
    ['pie', ['en', 'de'], 'foot es'],
    ['sin', ['en', 'de'], 'without es'],
    ['son', ['en', 'de'], 'be es'],
    ['son', ['es', 'de'], 'son en'],
    ['rot', ['en', 'es'], 'red de'],
    ['Gift', ['en', 'es'], 'poison de'],
    ['gift', ['es', 'de'], 'gift en'],
    ['also', ['en', 'es'], 'so-therefore de'],
    ['war', ['en', 'es'], 'be de'],
    ['bald', ['en', 'es'], 'soon de'],
    ['Rat', ['en', 'es'], 'advice de'],
    ['sale', ['en', 'es', 'de'], 'special-offer en'],
    ['wer', ['en', 'es'], 'who de'],
    ['nosotras', ['en', 'de'], 'we es'],
    ['between', ['es', 'de'], 'between en'],
    ['das Essen', ['en', 'es'], 'food de'],
    ['turn off', ['es', 'de'], 'turn-off en'],
  ])('finds %s, to be translated into %j', (text, targets, expected) => {
    const match = bundled.find(text, { targets });
    expect(match && `${match.concept.id} ${match.language}`).toBe(expected);
  });

  it('finds every lemma it holds, with and without its article', () => {
    for (const { entries } of bundled.concepts) {
      for (const language of LEXICON_LANGUAGES) {
        const { lemma, article } = entries[language];
        const same = (match: ReturnType<Lexicon['find']>) =>
          match?.concept.entries[match.language].lemma.toLowerCase();
        expect(same(bundled.find(lemma))).toBe(lemma.toLowerCase());
        if (article) {
          const typed = article.endsWith("'") ? article + lemma : `${article} ${lemma}`;
          expect(same(bundled.find(typed))).toBe(lemma.toLowerCase());
        }
      }
    }
  });

  it('takes a word for one of a language that is not asked for, where it can be', () => {
    const languageOf = (targets: string[]) => bundled.find('leer', { targets })?.language;
    expect(languageOf(['de', 'fr'])).toBe('es');
    expect(languageOf(['es', 'fr'])).toBe('de');
  });

  it('finds a concept in its own field', () => {
    for (const { id, field, entries } of bundled.concepts) {
      const match = bundled.find(entries.en.lemma, { field });
      expect(`${id}: ${match?.concept.field ?? 'nothing'}`).toBe(`${id}: ${field}`);
    }
  });

  it('suggests the word that was meant', () => {
    expect(bundled.suggest('lighthuose')).toContain('lighthouse');
    expect(bundled.suggest('Leuchturm')).toContain('Leuchtturm');
  });
});
