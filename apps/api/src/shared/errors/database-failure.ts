/** SQLSTATE classes and codes that say "not now": connection trouble, shutting down, too many connections, timeouts. */
const PASSING_STATES = /^(08...|57P0[123]|53[0-9A-Z]{3}|57014|55P03|40001|40P01)$/;
const PASSING_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const PASSING_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|pool is draining/i;

/** Whether an error means that the database cannot answer just now, rather than that we asked badly. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    PASSING_STATES.test(code) ||
    PASSING_SYSTEM_CODES.has(code) ||
    PASSING_MESSAGES.test(error.message) ||
    isDatabaseOutage('driverError' in error ? error.driverError : undefined)
  );
}

/** The name of the unique constraint or index that a write ran into, if that is what happened. */
export function violatedConstraint(error: unknown): string | undefined {
  return constraintOf(error, '23505');
}

/** Whether a write named a row that is gone. */
export function isDanglingReference(error: unknown): boolean {
  return constraintOf(error, '23503') !== undefined;
}

function constraintOf(error: unknown, state: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === state && 'constraint' in error) {
    return typeof error.constraint === 'string' ? error.constraint : undefined;
  }
  return 'driverError' in error ? constraintOf(error.driverError, state) : undefined;
}
