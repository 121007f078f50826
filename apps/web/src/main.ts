import '#app/styles.css';
import { takeHeadStart } from '#app/head-start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// As `z.config` would: zod looks here when it comes. Its quicker way compiles texts, which our policy forbids; even
// its asking whether it may would be a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

try {
  takeHeadStart(location);
  // A screen that came drawn is painted before the code takes the processor. A page that nobody sees never paints.
  if (root.hasChildNodes() && !document.hidden) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const { start } = await import('#app/start.tsx');
  await start(root);
} catch (error) {
  // A drawing that never comes to life would be waited for in vain.
  root.inert = false;
  root.innerHTML = `<p role="alert" class="p-6">Wordloom could not be loaded.
    <a href="" class="underline">Try again</a></p>`;
  throw error;
}
