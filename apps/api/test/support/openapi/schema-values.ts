import fc from 'fast-check';
import { type Document, resolve, type Schema } from './served-document.ts';
import { reference, REFERENCES } from './world.ts';

const INDEX = fc.nat({ max: 50 });

/** Something that exists, of one of the kinds. */
function referenceTo(kinds: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...kinds), INDEX).map(([kind, index]) => reference(kind, index));
}

/** What an id of this name names, most of the time. */
function referencesFor(name: string, path: string): fc.Arbitrary<string> | undefined {
  // One's own first: most calls refuse another's id, and fuzzing wants to come further than that.
  if (/^(userId|user)$/.test(name) || (name === 'id' && path.startsWith('/api/users'))) {
    return fc.oneof(
      { weight: 5, arbitrary: referenceTo(['user.own']) },
      referenceTo(REFERENCES.user),
    );
  }
  if (path === '/auth/login') return referenceTo([`${name}.own`]);
  if (/category/i.test(name) || path.includes('categories'))
    return referenceTo(REFERENCES.category);
  if (name === 'id' && path.startsWith('/api/reactions')) return referenceTo(REFERENCES.reaction);
  if (name === 'id' && path.startsWith('/auth/sessions')) return referenceTo(REFERENCES.session);
  if (name === 'name' && path.startsWith('/api/pictures')) return referenceTo(REFERENCES.picture);
  if (/^(id|wordTranslationId)$/.test(name)) return referenceTo(REFERENCES.card);
  return undefined;
}

/** A value that a schema lets in, where a schema stands for a field or parameter of a path. */
export function validValue(
  document: Document,
  schema: Schema,
  { name, path }: { name: string; path: string },
): fc.Arbitrary<unknown> {
  const known = resolve(document, schema);
  if (known.enum) return fc.constantFrom(...known.enum);
  if (known.properties) return validObject(document, known, path);
  if (known.type === 'array') {
    const item = validValue(document, known.items ?? {}, { name, path });
    return fc.array(item, { minLength: known.minItems ?? 0, maxLength: known.maxItems ?? 5 });
  }
  const found = referencesFor(name, path);
  const own = known.type === 'integer' ? validInteger(known) : validText(known, name);
  return found ? fc.oneof({ weight: 6, arbitrary: found }, own) : own;
}

function validObject(document: Document, schema: Schema, path: string): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    validValue(document, field, { name, path }),
  ]);
  const record = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(record, { requiredKeys: schema.required ?? [], noNullPrototype: true });
}

function validInteger({ minimum = 0, maximum = 100 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, 50) }),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  );
}

const LANGUAGES = ['es', 'en', 'de', 'fr', 'it', 'pt'];
const WORDS = [
  'house',
  'dog',
  'casa',
  'water',
  'Haus',
  'open 1',
  'el faro',
  'ñandú',
  '食べる',
  '👩‍👩‍👧',
];

/** Texts that a private card may keep to itself; names of people and categories are for everybody. */
const MARKED = /description|example|^translatedWord$|^text$/i;

function validText(schema: Schema, name: string): fc.Arbitrary<string> {
  // A path without one of its segments is another path.
  const { minLength = 1, maxLength = 60, pattern, format } = schema;
  if (format === 'email') return fc.integer({ min: 1, max: 40 }).map((n) => `fuzz${n}@example.com`);
  if (format === 'uuid') return fc.uuid();
  if (/language|^code$/i.test(name)) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...LANGUAGES) },
      fc.stringMatching(/^[a-z]{2,3}$/),
    );
  }
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength && (pattern === undefined || /\S/.test(text));
  };
  return fc
    .oneof(
      fc.constantFrom(...WORDS),
      fc
        .integer({ min: 0, max: name === 'text' ? 5 : 999 })
        .map((n) => (MARKED.test(name) ? `$secret ${n}.` : `text ${n}`)),
      fc.string({ unit: 'grapheme-ascii', minLength, maxLength }),
      fc.string({ unit: 'grapheme-composite', minLength, maxLength: Math.min(maxLength, 30) }),
      fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 30) }),
    )
    .filter(fits);
}

/** Values that most checks refuse; some of them only because of where they stand. */
export const ODD_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [1], [[]], { a: 1 }, ['es'], {
    toString: 1,
  }),
  fc.constantFrom(0, -1, 1.5, 1e3, 2_147_483_648, -2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '07',
    '1e3',
    '1.5',
    ' 7',
    '2147483648',
    '9'.repeat(30),
    'abc',
  ),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u2066x',
    '\uffff',
  ),
  fc.constantFrom(
    'e\u0301',
    'İ',
    'ﬃ',
    '👩‍👩‍👧‍👦',
    '\u{1F600}'.repeat(129),
    'a\r\nX-Injected: 1',
    '%',
    '_',
    '\\',
  ),
  fc.constantFrom(
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '${7*7}',
  ),
  fc.constantFrom('x'.repeat(21), 'x'.repeat(101), 'x'.repeat(300), 'é'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
