/** The style sheet of the mailbox's pages. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ee, #16151b);
  --card: light-dark(#fffdf9, #1f1e26);
  --sunk: light-dark(#f2ecdf, #121117);
  --ink: light-dark(#221d17, #f3eee4);
  --soft: light-dark(#6b6154, #a9a196);
  --line: light-dark(#e5dccb, #33313c);
  --primary: light-dark(#37439a, #aab4ff);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.6 Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
}
.band { display: flex; height: 8px; }
.band i { flex: 1; }
main { max-width: 820px; margin: 0 auto; padding: 32px 16px 64px; }
h1 {
  margin: 0 0 4px; font: 600 34px/1.2 Fraunces, Georgia, serif; overflow-wrap: anywhere;
}
h2 { margin: 32px 0 12px; font: 600 20px/1.3 Fraunces, Georgia, serif; }
a { color: var(--primary); }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; border-radius: 4px; }
.soft { margin: 0 0 24px; color: var(--soft); }
.panel {
  margin: 0; padding: 0; overflow: hidden; list-style: none;
  background: var(--card); border: 1px solid var(--line); border-radius: 18px;
}
.panel li + li { border-top: 1px solid var(--line); }
.mail {
  display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 20px;
  color: inherit; text-decoration: none;
}
.mail:hover { background: var(--sunk); }
.mail:focus-visible { outline-offset: -3px; border-radius: 18px; }
.mail strong { font-size: 17px; overflow-wrap: anywhere; }
.mail span { color: var(--soft); overflow-wrap: anywhere; }
.mail time { grid-area: 1 / 2; color: var(--soft); white-space: nowrap; font-variant-numeric: tabular-nums; }
.empty { padding: 48px 20px; text-align: center; color: var(--soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 16px 0 24px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 620px; border: 0; }
pre {
  margin: 0; padding: 20px; overflow-wrap: anywhere; white-space: pre-wrap;
  background: var(--sunk); border: 1px solid var(--line); border-radius: 18px; font-size: 14px;
}
@media (max-width: 480px) {
  main { padding: 20px 12px 48px; }
  h1 { font-size: 25px; }
  .mail { grid-template-columns: 1fr; }
  .mail time { grid-area: auto; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
`;
