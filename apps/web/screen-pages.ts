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
      const index = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const linksTo = (modules: readonly string[]) =>
        [...chunksOf(['start', ...modules], chunks)]
          .filter((file) => !index.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}" />\n`)
          .join('');
      const write = (page: string, html: string) =>
        writeFileSync(path.join(dir, `${page}.html`), html);
      const drawn = await drawnScreens();
      write('index', withLinks(index, linksTo([])));
      for (const [address, modules] of Object.entries(SCREENS)) {
        const screen = drawn[address];
        const links = linksTo(modules);
        write(address, screen ? withScreen(index, links, screen) : withLinks(index, links));
      }
    },
  };
}

async function drawnScreens(): Promise<Readonly<Record<string, DrawnScreens.DrawnScreen>>> {
  const file = path.join(import.meta.dirname, 'src/app/drawn-screens.tsx');
  const { module } = await runnerImport<typeof DrawnScreens>(file);
  return module.DRAWN_SCREENS;
}

const withLinks = (page: string, links: string): string =>
  page.replace('  </head>', () => `${links}  </head>`);

/**
 * Nothing that came drawn can be used until the code is there: what one typed before would be lost. What is drawn
 * needs styles, fonts and data first; the entry takes the links to the code out once it is painted.
 */
const withScreen = (page: string, links: string, screen: DrawnScreens.DrawnScreen): string =>
  page
    .replace(
      '<div id="root">',
      () =>
        `<div id="root" inert${screen.forLearners ? ' data-learners' : ''}>${unusable(screen.html)}`,
    )
    .replace(
      '  </body>',
      () => `    <template id="code">\n${gentle(links)}    </template>\n  </body>`,
    );

const gentle = (links: string): string => links.replaceAll('<link ', '<link fetchpriority="low" ');

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
