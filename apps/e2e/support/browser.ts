import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** A browser of your own instead of the packed one. */
const OWN = process.env['CHROMIUM_PATH'];

/** The packed one is made for this platform alone; elsewhere Playwright looks for one it has installed. */
const PACKED_FITS = process.platform === 'linux' && process.arch === 'x64';

const PACKAGE = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
);
const CACHE = path.resolve(import.meta.dirname, '../.cache');

/**
 * How the browser is started. The packed one was made for AWS Lambda; on any other machine it needs to be told
 * where the shared libraries it brings (NSS, NSPR, Expat) and its fonts are, because neither need be installed.
 */
export function browserLaunch(): LaunchOptions {
  const options = { headless: true, args: ['--no-sandbox', '--font-render-hinting=none'] };
  if (OWN !== undefined && OWN !== '') return { ...options, executablePath: OWN };
  if (!PACKED_FITS) return options;
  const folder = unpackedFolder();
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  return {
    ...options,
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(path.delimiter),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks the browser where {@link browserLaunch} expects it; does nothing when it is there. */
export async function unpackBrowser(): Promise<void> {
  const folder = unpackedFolder();
  if (OWN || !PACKED_FITS || existsSync(folder)) return;
  await mkdir(CACHE, { recursive: true });
  const workshop = await mkdtemp(path.join(CACHE, 'unpacking-'));
  try {
    await unpackInto(workshop);
    await writeFile(path.join(workshop, 'fonts.conf'), fontsConfig(folder));
    // In one step: another run never sees a half-unpacked browser.
    await rename(workshop, folder);
  } catch (error) {
    // Another run was faster, and its browser is as good as this one.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** The package unpacks into the system's temporary folder, where parallel runs would meet: it gets its own. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const packed = path.join(PACKAGE, 'bin');
    await Promise.all([
      chromium.executablePath(packed),
      // Outside Lambda the package leaves its libraries packed.
      inflate(path.join(packed, 'al2023.tar.br')),
    ]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** One folder per version, so that an update unpacks anew. */
function unpackedFolder(): string {
  const manifest = readFileSync(path.join(PACKAGE, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return path.join(CACHE, `chromium-${version}`);
}

/** The packed fonts first; those of the machine, if any, lend what they lack. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
