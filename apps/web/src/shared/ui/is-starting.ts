/** Whether the screen still stands that the page came with, and the living one is yet to take its place. */
export function isStarting(): boolean {
  // The build draws screens without a document.
  return typeof document !== 'undefined' && document.querySelector('#root[inert]') !== null;
}
