import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Address → the modules that its screen consists of, below src/app. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  login: ['layouts/door-layout', 'routes/login'],
  register: ['layouts/door-layout', 'routes/register'],
  home: ['layouts/signed-in-layout', 'routes/home'],
  dashboard: ['layouts/signed-in-layout', 'routes/dashboard'],
  search: ['layouts/signed-in-layout', 'routes/search'],
  save: ['layouts/signed-in-layout', 'routes/save'],
  words: ['layouts/signed-in-layout', 'routes/words'],
  myWords: ['layouts/signed-in-layout', 'routes/my-words'],
  filter: ['layouts/signed-in-layout', 'routes/filter'],
  favorites: ['layouts/signed-in-layout', 'routes/favorites'],
};

/**
 * Writes a page for each address that names its screen's chunks beside the entry, so that the browser fetches
 * them together: from index.html alone it learns of them only once the entry has run, a round trip later.
 */
export function screenPages(): Plugin {
  return {
    name: 'screen-pages',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const index = readFileSync(path.join(dir, 'index.html'), 'utf8');
      for (const [address, modules] of Object.entries(SCREENS)) {
        const links = [...chunksOf(modules, chunks)]
          .filter((file) => !index.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}" />\n`);
        const page = index.replace('  </head>', `${links.join('')}  </head>`);
        writeFileSync(path.join(dir, `${address}.html`), page);
      }
    },
  };
}

function chunksOf(
  modules: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = chunks.find((one) => one.fileName === fileName);
    for (const needed of chunk?.imports ?? []) add(needed);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/app/${module}.tsx`),
    );
    if (!chunk) throw new Error(`No chunk begins with ${module}.tsx`);
    add(chunk.fileName);
  }
  return files;
}
