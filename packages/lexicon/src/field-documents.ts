/// <reference types="vite/types/importMeta.d.ts" />

// Taken in when the API is built, already parsed: no YAML is read at run time.
const files = import.meta.glob<() => unknown>('../data/*.yaml', { import: 'default', eager: true });

/** Reads what the YAML of a field says, by the field's key (`animals`, `food` …). */
export const FIELD_DOCUMENTS: ReadonlyMap<string, () => unknown> = new Map(
  Object.entries(files).map(([path, read]) => [path.replace(/^.*\/|\.yaml$/gu, ''), read]),
);
