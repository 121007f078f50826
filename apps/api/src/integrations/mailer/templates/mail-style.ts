export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
export const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const LIGHT = {
  paper: '#faf6ee',
  card: '#fffdf9',
  ink: '#221d17',
  soft: '#6b6154',
  line: '#e5dccb',
  primary: '#37439a',
  onPrimary: '#ffffff',
};

const DARK = {
  paper: '#16151b',
  card: '#1f1e26',
  ink: '#f3eee4',
  soft: '#a9a196',
  line: '#33313c',
  primary: '#aab4ff',
  onPrimary: '#15162b',
};

/** What inline styles cannot say; programs without style sheets show the light mail. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.break { overflow-wrap: anywhere; word-break: break-word; }
@media (max-width: 480px) {
  .inner { padding: 24px 20px 28px !important; }
  .outer { padding: 12px 8px !important; }
  .title { font-size: 22px !important; line-height: 29px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${DARK.paper} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .link { color: ${DARK.primary} !important; }
  .button { background-color: ${DARK.primary} !important; color: ${DARK.onPrimary} !important; }
}
`;
