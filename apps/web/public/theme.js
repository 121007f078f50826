// What must be settled before the first paint. A file of its own, because the page allows no inline script.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is off: follow the system, and nobody is signed in.
      return null;
    }
  };
  const { classList } = document.documentElement;
  const theme = stored('vite-ui-theme');
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  classList.toggle('dark', dark);
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute('content', '#16151b');
  // A screen that came drawn for learners is not for who will be sent to the login.
  classList.toggle('signed-out', !stored('token'));
})();
