/** Why a request to a provider failed, in a word that quotes nothing: its status, or the code of an error. */
export function describeCause(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('cause' in error && error.cause instanceof Error) return plain(error.cause.name);
  if ('statusCode' in error) return plain(error.statusCode);
  if ('code' in error) return plain(error.code);
  return error instanceof Error ? error.name : 'unknown';
}

/** A code as programs write them, or nothing at all. */
export function plain(code: unknown): string {
  const text = String(code);
  return /^[\w.-]{1,40}$/.test(text) ? text : 'unknown';
}
