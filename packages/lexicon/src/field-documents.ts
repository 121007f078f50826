/// <reference types="vite/types/importMeta.d.ts" />

// Taken in when the API is built, already parsed: the bundle carries the data, and no file is looked for at run time.
const files = import.meta.glob<unknown>('../data/*.yaml', { import: 'default', eager: true });

/** What the YAML of every field says, by the field's key (`animals`, `food` …). */
export const FIELD_DOCUMENTS: ReadonlyMap<string, unknown> = new Map(
  Object.entries(files).map(([path, document]) => [path.replace(/^.*\/|\.yaml$/gu, ''), document]),
);
