import '#app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A screen that came drawn is painted before the code takes the processor. A page that nobody sees never paints.
if (root.hasChildNodes() && !document.hidden) {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
const { start } = await import('#app/start.tsx');
await start(root);
