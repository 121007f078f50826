import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type * as DrawnScreens from './src/app/drawn-screens.tsx';

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
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withChunks = (page: string, modules: readonly string[]) => {
        const links = [...chunksOf(modules, chunks)]
          .filter((file) => !page.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}" />\n`);
        return page.replace('  </head>', `${links.join('')}  </head>`);
      };
      const indexFile = path.join(dir, 'index.html');
      const index = withChunks(readFileSync(indexFile, 'utf8'), ['start']);
      writeFileSync(indexFile, index);
      for (const [address, modules] of Object.entries(SCREENS)) {
        writeFileSync(path.join(dir, `${address}.html`), withChunks(index, modules));
      }
      await drawScreens(dir);
    },
  };
}

/** Nothing that came drawn can be used until the code is there: what one typed before would be lost. */
async function drawScreens(dir: string): Promise<void> {
  const { module } = await runnerImport<typeof DrawnScreens>(
    path.join(import.meta.dirname, 'src/app/drawn-screens.tsx'),
  );
  for (const [address, { html, forLearners }] of Object.entries(module.DRAWN_SCREENS)) {
    const file = path.join(dir, `${address}.html`);
    const page = readFileSync(file, 'utf8')
      // What is drawn needs the styles and fonts first.
      .replaceAll(/rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"')
      .replace(
        '<div id="root">',
        () => `<div id="root" inert${forLearners ? ' data-learners' : ''}>${unusable(html)}`,
      );
    writeFileSync(file, page);
  }
}

/** For programs that would press and type even so. */
function unusable(screen: string): string {
  return screen.replaceAll(
    /<(?:button|input|select|textarea)(?= )(?![^>]* disabled=)/g,
    '$& disabled=""',
  );
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
