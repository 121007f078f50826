import '#app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A screen that came drawn is painted before the code takes the processor. A page that nobody sees never paints.
if (root.hasChildNodes() && !document.hidden) {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
try {
  const { start } = await import('#app/start.tsx');
  await start(root);
} catch (error) {
  // A drawing that never comes to life would be waited for in vain.
  root.inert = false;
  root.innerHTML = `<p role="alert" class="p-6">Wordloom could not be loaded.
    <a href="" class="underline">Try again</a></p>`;
  throw error;
}
