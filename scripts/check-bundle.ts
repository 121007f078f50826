/**
 * Weighs the built client against the budgets of the browser: what each screen loads before it can be used.
 * Exit code 1 when one is over.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIfChanged } from './build-if-changed.ts';
import { ROOT, say } from './terminal.ts';

const DIST = path.join(ROOT, 'apps/web/dist');
const REPORT = path.join(DIST, '.vite/chunks.json');

/** A React "hello" built by the same Vite, brotli. */
const FLOOR = 58_000;
const LOGIN_BUDGET = 2.3 * FLOOR;
const HOME_BUDGET = 3 * FLOOR;
const SCREEN_BUDGET = 45_000;
const CSS_BUDGET = 14_000;
const FONTS_BUDGET = 90_000;

/** Must come only when they are first used. */
const LATE_PACKAGES = ['html-to-image', '@dicebear', 'embla-carousel'];

/** What the entry loads on every screen. */
const START = 'src/app/start.tsx';
const DOOR = 'src/app/layouts/door-layout.tsx';
const SHELL = 'src/app/layouts/signed-in-layout.tsx';
const HOME = [SHELL, 'src/app/routes/home.tsx'];

/** The lazy modules of each screen; `src/app/routes/` holds a file for each. */
const SCREENS: Record<string, string[]> = {
  '/login': [DOOR, 'src/app/routes/login.tsx'],
  '/home': HOME,
  '/register': [DOOR, 'src/app/routes/register.tsx'],
  '/forgot-password': [DOOR, 'src/app/routes/forgot-password.tsx'],
  '/reset-password': [DOOR, 'src/app/receive-reset-token.ts', 'src/app/routes/reset-password.tsx'],
  '/email-verification': [DOOR, 'src/app/routes/email-verification.tsx'],
  '/oauth2-success': [
    DOOR,
    'src/app/receive-social-session.ts',
    'src/app/routes/oauth2-success.tsx',
  ],
  '/about': ['src/app/routes/about.tsx'],
  '(not found)': ['src/app/routes/not-found.tsx'],
  '/dashboard': [SHELL, 'src/app/routes/dashboard.tsx'],
  '/search': [SHELL, 'src/app/routes/search.tsx'],
  '/save': [SHELL, 'src/app/routes/save.tsx'],
  '/words': [SHELL, 'src/app/routes/words.tsx'],
  '/myWords': [SHELL, 'src/app/routes/my-words.tsx'],
  '/filter': [SHELL, 'src/app/routes/filter.tsx'],
  '/favorites': [SHELL, 'src/app/routes/favorites.tsx'],
};

interface Chunk {
  fileName: string;
  isEntry: boolean;
  /** The chunks it cannot start without. */
  imports: string[];
  modules: string[];
}

interface Line {
  what: string;
  size: number;
  target: number;
  note?: string;
}

/** As the server sends it: the compressed copy, or one made here where the build left it plain. */
function brotliSize(fileName: string): number {
  const file = path.join(DIST, fileName);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const packed = brotliCompressSync(readFileSync(file), { params });
  return Math.min(packed.length, statSync(file).size);
}

/** A chunk and all that it statically imports, each once. */
function closure(chunks: ReadonlyMap<string, Chunk>, start: Iterable<string>): Set<string> {
  const needed = new Set(start);
  for (const fileName of needed) {
    for (const imported of chunks.get(fileName)?.imports ?? []) needed.add(imported);
  }
  return needed;
}

const weightOf = (fileNames: Iterable<string>) =>
  [...fileNames].reduce((sum, fileName) => sum + brotliSize(fileName), 0);

function weigh(report: Chunk[]): { lines: Line[]; faults: string[] } {
  const chunks = new Map(report.map((chunk) => [chunk.fileName, chunk]));
  const faults: string[] = [];
  const chunkOf = (source: string): string => {
    const holds = ({ modules }: Chunk) => modules.some((module) => module.endsWith(`/${source}`));
    const found = report.find(holds);
    if (!found) throw new Error(`No chunk holds ${source}: is the list of screens up to date?`);
    return found.fileName;
  };
  const entry = report.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const filesOf = (sources: string[]) =>
    closure(chunks, [...entry, ...[START, ...sources].map(chunkOf)]);
  const homeFiles = filesOf(HOME);

  const lines = Object.entries(SCREENS).map(([screen, sources]): Line => {
    const files = filesOf(sources);
    for (const late of LATE_PACKAGES) {
      const has = [...files].find((file) =>
        chunks.get(file)?.modules.some((module) => module.includes(`/node_modules/${late}`)),
      );
      if (has !== undefined) faults.push(`${screen} loads ${late} at once (in ${has})`);
    }
    if (screen === '/login') return { what: screen, size: weightOf(files), target: LOGIN_BUDGET };
    if (screen === '/home') return { what: screen, size: weightOf(files), target: HOME_BUDGET };
    // Before the sign-in the shell is that of /login; nothing more is allowed than there.
    if (!sources.includes(SHELL)) {
      return { what: screen, size: weightOf(files), target: LOGIN_BUDGET };
    }
    const added = [...files].filter((file) => !homeFiles.has(file));
    return { what: `${screen} after /home`, size: weightOf(added), target: SCREEN_BUDGET };
  });

  lines.push({ what: 'CSS', size: weightOf(built('assets/*.css')), target: CSS_BUDGET });
  lines.push({ what: 'preloaded fonts', size: preloadedFonts(), target: FONTS_BUDGET });
  return { lines, faults };
}

const built = (pattern: string) => globSync(pattern, { cwd: DIST });

/** Fonts are compressed already: they travel as they are. */
function preloadedFonts(): number {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const links = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
  const fonts = links.flatMap((link) => /href="([^"]+\.woff2)"/.exec(link)?.[1] ?? []);
  return fonts.reduce((sum, font) => sum + statSync(path.join(DIST, font)).size, 0);
}

/** Screens that nobody weighs. */
function forgotten(report: Chunk[]): string[] {
  const listed = new Set(Object.values(SCREENS).flat());
  const screens = readFileSync(path.join(ROOT, 'apps/web/src/app/signed-in-screens.ts'), 'utf8');
  const router = readFileSync(path.join(ROOT, 'apps/web/src/app/router.tsx'), 'utf8');
  const lazy = [...(screens + router).matchAll(/import\('#(app\/[^']+)'\)/g)];
  const sources = lazy.map(([, source]) => `src/${source ?? ''}`);
  return report.length === 0 ? [] : sources.filter((source) => !listed.has(source));
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function print({ what, size, target }: Line): void {
  const cells = [
    what.padEnd(26),
    kb(size).padStart(9),
    `${(size / FLOOR).toFixed(2)} × floor`.padStart(13),
    `≤ ${kb(target)}`.padStart(11),
    size <= target ? '✓' : '✗ over',
  ];
  say(cells.join('  '));
}

async function main(): Promise<boolean> {
  if (!(await buildIfChanged())) return false;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Chunk[];
  const { lines, faults } = weigh(report);
  faults.push(...forgotten(report).map((source) => `${source} is a screen that nobody weighs`));
  say(`Brotli, before a screen can be used; the floor is ${kb(FLOOR)}.`);
  lines.forEach(print);
  for (const fault of faults) say(`✗ ${fault}`);
  return faults.length === 0 && lines.every(({ size, target }) => size <= target);
}

process.exitCode = (await main()) ? 0 : 1;
