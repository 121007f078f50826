import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** Waits for the start: what it waits for must not need its chunk. */
const ENTRY = 'main.ts';

const BEFORE_SIGNING_IN = [
  'app/layouts/door-layout.tsx',
  'app/routes/login.tsx',
  'app/routes/forgot-password.tsx',
  'app/routes/reset-password.tsx',
  'app/routes/about.tsx',
];

/** Chunk → the screens that all need what is in it, the most common first. */
const SCREENS: readonly (readonly [string, ...string[]])[] = [
  ['signed-in', 'app/routes/home.tsx', 'app/routes/words.tsx'],
  ['cards', 'app/routes/words.tsx', 'app/routes/my-words.tsx'],
  ['word-forms', 'app/routes/search.tsx', 'app/routes/save.tsx'],
];

/**
 * The chunk of each module that many screens share, so that a screen is some twenty files and not seventy: left to
 * itself the bundler makes one for every set of screens that share something. Null: the bundler decides.
 */
export function chunkOf(id: string, context: Context): string | null {
  const isNeededBy = (module: string) => neededBy(module, context).has(id);
  if (id === fileOf(ENTRY)) return null;
  if (isNeededBy(ENTRY)) return 'first';
  if (isNeededBy('app/start.tsx')) return 'base';
  const isNeededSignedIn = isNeededBy('app/layouts/signed-in-layout.tsx');
  if (BEFORE_SIGNING_IN.some(isNeededBy)) return isNeededSignedIn ? 'common' : null;
  if (isNeededSignedIn) return 'signed-in';
  return SCREENS.find(([, ...screens]) => screens.every(isNeededBy))?.[0] ?? null;
}

const fileOf = (module: string): string => path.join(import.meta.dirname, 'src', module);

const known = new Map<string, Set<string>>();

/** A module below src/ and all that it needs before it can run. */
function neededBy(module: string, context: Context): Set<string> {
  const found = known.get(module) ?? new Set();
  if (found.size > 0) return found;
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) add(needed);
  };
  add(fileOf(module));
  known.set(module, found);
  return found;
}
