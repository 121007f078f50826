/// <reference types="vite/types/importMeta.d.ts" />

// Taken in when the API is built: the bundle carries the data, and no file is looked for at run time.
const files = import.meta.glob<string>('../data/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The YAML text of every field, by the field's key (`animals`, `food` …). */
export const FIELD_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.yaml$/gu, ''), text]),
);
