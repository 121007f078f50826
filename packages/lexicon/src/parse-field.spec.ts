import { describe, expect, it } from 'vitest';
import { findClashes } from './find-clashes.ts';
import { parseField } from './parse-field.ts';

const house = `- id: house
  partOfSpeech: noun
  drawings: [house, houses]
  en:
    lemma: house
    forms: [houses]
    description: A building where people live.
    example: Our house has a red door.
  es:
    article: la
    lemma: casa
    gender: feminine
    forms: [casas]
    description: Edificio donde vive una familia.
    example: ¿Cuántas casas hay en tu calle?
  de:
    article: das
    lemma: Haus
    gender: neuter
    forms: [Häuser]
    description: Gebäude, in dem Menschen wohnen.
    example: Das Haus ist alt.
  fr:
    article: la
    lemma: maison
    gender: feminine
    forms: []
    description: On y habite.
    example: La maison est grande.
  it:
    article: la
    lemma: casa
    gender: feminine
    forms: [case]
    description: Edificio in cui si abita.
    example: Torno a casa tardi.
  pt:
    article: a
    lemma: casa
    gender: feminine
    forms: [casas]
    description: Edifício onde mora uma família.
    example: A nossa casa fica perto da praia.
`;
const drawings = new Set(['house', 'houses', 'hut', 'castle', 'tent', 'stadium']);

function problemsOf(yaml: string): string[] {
  return parseField(yaml, 'home', drawings).problems;
}

/** The sound entry with one piece exchanged; the piece must be there. */
function withChange(piece: string, replacement: string): string {
  expect(house).toContain(piece);
  return house.replace(piece, replacement);
}

describe('parseField', () => {
  it('gives the concepts of a sound file, without a problem', () => {
    const { concepts, problems } = parseField(house, 'home', drawings);
    expect(problems).toEqual([]);
    expect(concepts).toHaveLength(1);
    expect(concepts[0]).toMatchObject({
      id: 'house',
      field: 'home',
      partOfSpeech: 'noun',
      drawings: ['house', 'houses'],
      common: false,
      entries: { de: { article: 'das', lemma: 'Haus', gender: 'neuter', forms: ['Häuser'] } },
    });
  });

  const long = (words: string) => `${words}${' und so weiter'.repeat(8)}.`;
  it.each<[title: string, piece: string, replacement: string, problem: string]>([
    [
      'an unknown key of a concept',
      '  drawings:',
      '  colour: red\n  drawings:',
      'home.yaml, house: unknown key "colour"',
    ],
    [
      'an unknown key of an entry',
      '    lemma: maison',
      '    lemma: maison\n    plural: maisons',
      'home.yaml, house, fr: unknown key "plural"',
    ],
    [
      'a missing id',
      '- id: house\n  partOfSpeech',
      '- partOfSpeech',
      'home.yaml, entry 1: id is missing',
    ],
    [
      'an id that is not kebab-case',
      'id: house',
      'id: Big_House',
      'home.yaml, Big_House: id is not kebab-case',
    ],
    [
      'an unknown part of speech',
      'partOfSpeech: noun',
      'partOfSpeech: name',
      'home.yaml, house: partOfSpeech "name" is none of noun, verb, adjective, adverb, numeral, pronoun, determiner, preposition, conjunction, phrase',
    ],
    [
      'a common that is not true',
      '  partOfSpeech',
      '  common: yes\n  partOfSpeech',
      'home.yaml, house: common can only be true',
    ],
    [
      'a drawing that does not exist',
      '[house, houses]',
      '[house, villa]',
      'home.yaml, house: there is no drawing "villa"',
    ],
    [
      'a drawing named twice',
      '[house, houses]',
      '[house, house]',
      'home.yaml, house: a drawing is there twice',
    ],
    ['no drawing', '[house, houses]', '[]', 'home.yaml, house: drawings must be 1 to 4'],
    [
      'five drawings',
      '[house, houses]',
      '[house, houses, hut, castle, tent]',
      'home.yaml, house: drawings must be 1 to 4',
    ],
    [
      'a missing language',
      house.slice(house.indexOf('  pt:')),
      '',
      'home.yaml, house, pt: the language is missing',
    ],
    [
      'a missing example',
      '    example: La maison est grande.\n',
      '',
      'home.yaml, house, fr: example is missing',
    ],
    [
      'a blank description',
      'description: On y habite.',
      'description: " "',
      'home.yaml, house, fr: description is empty',
    ],
    [
      'a word that YAML reads as null',
      'lemma: maison',
      'lemma: null',
      'home.yaml, house, fr: lemma must be text, but YAML reads it as null: put it in quotes',
    ],
    [
      'a word that YAML reads as true',
      'lemma: maison',
      'lemma: true',
      'home.yaml, house, fr: lemma must be text, but YAML reads it as true: put it in quotes',
    ],
    [
      'a form that YAML reads as a number',
      'forms: [case]',
      'forms: [12]',
      'home.yaml, house, it: forms: one of them must be text, but YAML reads it as 12: put it in quotes',
    ],
    [
      'a sentence that YAML reads as a mapping',
      'On y habite.',
      '{ On: y habite }',
      'home.yaml, house, fr: description must be text, but YAML reads it as a list or mapping: put it in quotes',
    ],
    [
      'forms that are no list',
      'forms: [case]',
      'forms: case',
      'home.yaml, house, it: forms must be a list: [one, two]',
    ],
    [
      'a form that repeats the lemma',
      'forms: [case]',
      'forms: [case, casa]',
      'home.yaml, house, it: form "casa" is there twice',
    ],
    [
      'an article of another language',
      'article: das',
      'article: la',
      'home.yaml, house, de: article "la" is none of der, die, das',
    ],
    [
      'an article against the gender',
      'article: das',
      'article: der',
      'home.yaml, house, de: article "der" does not go with gender neuter',
    ],
    [
      'a noun without gender',
      '    gender: neuter\n',
      '',
      'home.yaml, house, de: gender is missing',
    ],
    [
      'a noun with neither article nor gender',
      '    article: das\n    lemma: Haus\n    gender: neuter\n',
      '    lemma: Haus\n',
      'home.yaml, house, de: the noun has neither article nor gender',
    ],
    [
      'an English article',
      '    lemma: house',
      '    article: the\n    lemma: house',
      'home.yaml, house, en: article is for the nouns of es, de, fr, it and pt',
    ],
    [
      'an English gender',
      '    lemma: house',
      '    gender: neuter\n    lemma: house',
      'home.yaml, house, en: gender is for the nouns of es, de, fr, it and pt',
    ],
    [
      'an entry that is only a word',
      house.slice(house.indexOf('  pt:')),
      '  pt: casa',
      'home.yaml, house, pt: must have lemma, forms, description and example below it',
    ],
    [
      'an empty form',
      'forms: [case]',
      'forms: [case, ""]',
      'home.yaml, house, it: forms: one of them is empty',
    ],
    [
      'a neuter outside German',
      'lemma: maison\n    gender: feminine',
      'lemma: maison\n    gender: neuter',
      'home.yaml, house, fr: gender neuter is only German',
    ],
    [
      'an article inside the lemma',
      'lemma: maison',
      'lemma: la maison',
      'home.yaml, house, fr: lemma "la maison" begins with an article',
    ],
    [
      'a German noun in lower case',
      'lemma: Haus',
      'lemma: haus',
      'home.yaml, house, de: lemma "haus" is a German noun without a capital',
    ],
    [
      'a word over 20 characters with its article',
      'lemma: Haus\n    gender: neuter\n    forms: [Häuser]',
      'lemma: Hausmeisterwohnung\n    gender: neuter\n    forms: [Haus]',
      'home.yaml, house, de: word has 22 characters, 20 at most: "das Hausmeisterwohnung"',
    ],
    [
      'a description over 100 characters',
      'Gebäude, in dem Menschen wohnen.',
      long('Gebäude'),
      `home.yaml, house, de: description has 120 characters, 100 at most: "${long('Gebäude')}"`,
    ],
    [
      'an example over 100 characters',
      'Das Haus ist alt.',
      long('Das Haus'),
      `home.yaml, house, de: example has 121 characters, 100 at most: "${long('Das Haus')}"`,
    ],
    [
      'an example without the word',
      'Das Haus ist alt.',
      'Das Hausboot ist alt.',
      'home.yaml, house, de: example does not contain the lemma or a form',
    ],
    [
      'an example in lower case',
      'example: Das Haus',
      'example: das Haus',
      'home.yaml, house, de: example does not begin a sentence',
    ],
    [
      'an example without a full stop',
      'Das Haus ist alt.',
      'Das Haus ist alt',
      'home.yaml, house, de: example does not end a sentence',
    ],
    [
      'a description that uses the word',
      'Gebäude, in dem',
      'Ein haus, in dem',
      'home.yaml, house, de: description contains "Haus"',
    ],
    [
      'a description that uses a form',
      'Gebäude, in dem',
      'Häuser, in denen',
      'home.yaml, house, de: description contains "Häuser"',
    ],
    [
      'a text of two lines',
      'description: On y habite.',
      'description: "On y\\nhabite."',
      'home.yaml, house, fr: "On y\nhabite." has a line break or an invisible character',
    ],
    [
      'an invisible character',
      'forms: [case]',
      'forms: ["ca\u00ADse"]',
      'home.yaml, house, it: "ca\u00ADse" has a line break or an invisible character',
    ],
    [
      'a text that is not NFC',
      'forms: [Häuser]',
      'forms: [Ha\u0308user]',
      'home.yaml, house, de: "Ha\u0308user" is not NFC-normalised',
    ],
    [
      'blanks around a text',
      'forms: [case]',
      'forms: ["case "]',
      'home.yaml, house, it: "case " has blanks around it',
    ],
  ])('reports %s and nothing else', (_title, piece, replacement, problem) => {
    const problems = problemsOf(withChange(piece, replacement));

    expect(problems).toEqual([problem]);
  });

  it('reports every problem of a file, not only the first', () => {
    const broken = house
      .replace('partOfSpeech: noun', 'partOfSpeech: noun\n  colour: red')
      .replace('La maison est grande.', 'Elle est grande.')
      .replace('article: das', 'article: der');
    expect(problemsOf(broken)).toHaveLength(3);
  });

  it('checks the other languages when one cannot be read', () => {
    const broken = house.replace('lemma: maison', 'lemma: 7').replace('Das Haus ist', 'Es ist');
    const { concepts, problems } = parseField(broken, 'home', drawings);
    expect(concepts).toEqual([]);
    expect(problems).toEqual([
      'home.yaml, house, fr: lemma must be text, but YAML reads it as 7: put it in quotes',
      'home.yaml, house, de: example does not contain the lemma or a form',
    ]);
  });

  it('says where YAML itself cannot be read', () => {
    expect(problemsOf('- id: "house').join()).toMatch(
      /^home\.yaml: .+\(2:1\)|^home\.yaml: .+\(1:\d+\)/su,
    );
    expect(problemsOf('house: casa')).toEqual(['home.yaml: must be a list']);
    expect(problemsOf('- house')).toEqual(['home.yaml, entry 1: must begin with "id:"']);
  });

  it('keeps words that older YAML takes for true and false', () => {
    expect(
      problemsOf(house.replaceAll('lemma: maison', 'lemma: no').replace('La maison', 'No')),
    ).toEqual([]);
  });

  it('lets a plural German noun go without gender and el go with a feminine that begins with a', () => {
    const plural = house.replace(
      'article: das\n    lemma: Haus\n    gender: neuter',
      'article: die\n    lemma: Häuser',
    );
    expect(problemsOf(plural.replace('forms: [Häuser]', 'forms: [Haus]'))).toEqual([]);
    const agua = house.replace('article: la\n    lemma: casa', 'article: el\n    lemma: agua');
    expect(problemsOf(agua)).toEqual([]);
  });

  it('lets an adverb be explained with itself, but gives it no article', () => {
    const adverb = house.replace('partOfSpeech: noun', 'partOfSpeech: adverb');
    expect(problemsOf(adverb.replace('On y habite.', 'Dans la maison.'))).not.toContainEqual(
      expect.stringContaining('description'),
    );
    expect(problemsOf(adverb)).toContain(
      'home.yaml, house, fr: article is for the nouns of es, de, fr, it and pt',
    );
  });

  it('counts the "to" of an English verb and refuses it in the lemma', () => {
    const verb = house
      .replace('partOfSpeech: noun', 'partOfSpeech: verb')
      .replace(/ {4}(?:article|gender): .+\n/gu, '')
      .replace('lemma: house', 'lemma: to house people in it')
      .replace('forms: [houses]', 'forms: [house]');
    expect(problemsOf(verb)).toEqual([
      'home.yaml, house, en: word has 24 characters, 20 at most: "to to house people in it"',
      'home.yaml, house, en: lemma "to house people in it" begins with "to"',
    ]);
  });
});

describe('findClashes', () => {
  const read = (yaml: string, field = 'home') => parseField(yaml, field, drawings).concepts;
  const home = house.replace('id: house', 'id: home');
  const common = '  common: true\n  partOfSpeech';

  it('reports an id used in two fields', () => {
    expect(findClashes([...read(house), ...read(house, 'places')])).toEqual([
      'id "house" is used twice: home.yaml, house and places.yaml, house',
    ]);
  });

  it('reports the same word of one field and part of speech in each language it is in', () => {
    const clashes = findClashes(read(house + home.replace('lemma: Haus', 'lemma: Heim')));
    expect(clashes).toHaveLength(5);
    expect(clashes).toContain(
      'home.yaml, house and home.yaml, home, es: the same word "casa" and not one of them common',
    );
  });

  it('accepts it when one of the two is the common sense, but not when both are', () => {
    const commonHome = home.replace('  partOfSpeech', common);
    expect(findClashes(read(house + commonHome))).toEqual([]);
    expect(findClashes(read(house.replace('  partOfSpeech', common) + commonHome))).toHaveLength(6);
  });

  it('accepts it in two fields and in two parts of speech', () => {
    expect(findClashes([...read(house), ...read(home, 'places')])).toEqual([]);
    const [first] = read(house);
    const [second] = read(home);
    expect(findClashes([first!, { ...second!, partOfSpeech: 'verb' }])).toEqual([]);
  });

  it('takes words that only an accent tells apart for two words', () => {
    const grandparents = [...read(house), ...read(home)].map((concept, index) => {
      const lemma = index === 0 ? 'avó' : 'avô';
      const entries = Object.entries(concept.entries).map(([language, entry]) => [
        language,
        { ...entry, lemma },
      ]);
      return { ...concept, entries: Object.fromEntries(entries) as typeof concept.entries };
    });
    expect(findClashes(grandparents)).toEqual([]);
  });
});
