import '#app/styles.css';
import { fetchCode } from '#app/fetch-code.ts';
import { takeHeadStart } from '#app/head-start.ts';
import { pause } from '#shared/time/pause.ts';

/** Pictures that are slower than this are not waited for: the code would be too late for those with a slow line. */
const PICTURES_MS = 300;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// As `z.config` would: zod looks here when it comes. Its quicker way compiles texts, which our policy forbids; even
// its asking whether it may would be a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

try {
  const pictures = takeHeadStart(location);
  // A screen that came drawn is painted before the code takes network and processor, and so are its first pictures.
  // A page that nobody sees never paints.
  if (root.hasChildNodes() && !document.hidden) {
    await painted();
    if (pictures) await Promise.race([pictures.then(painted), pause(PICTURES_MS)]);
  }
  await fetchCode();
  const { start } = await import('#app/start.tsx');
  await start(root);
} catch (error) {
  // A drawing that never comes to life would be waited for in vain.
  root.inert = false;
  root.innerHTML = `<p role="alert" class="p-6">Wordloom could not be loaded.
    <a href="" class="underline">Try again</a></p>`;
  throw error;
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
