// Sets the theme before the first paint. A file of its own, because the page allows no inline script.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage is off: follow the system.
  }
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute('content', '#16151b');
})();
