const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
};

/** Serialization failure and deadlock: the same transaction may be tried again (docs/rules/operations.md#retry-of-transactions). */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const connectionLost =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|connection ended/i;

/** Raised by a function of ours to undo its transaction: class CS. The connection is as good as before. */
export const isOurRefusal = (error: unknown): boolean => codeOf(error).startsWith('CS');

/** A write to a standby, or to a database that was set read-only. */
const readOnly = '25006';

/** The database is away, starting, stopping, read-only, full or out of connections: nothing is wrong with the request (docs/rules/operations.md#database-that-is-away-or-refuses-writes). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (networkCodes.has(code) || code === readOnly || /^(08|53|57P|58)/.test(code)) return true;
  return (
    isFatal(error) || (code === '' && error instanceof Error && connectionLost.test(error.message))
  );
}

/** The server ended, or never opened, the connection. */
const isFatal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'FATAL';

/** A statement or a wait for a lock took too long. */
export const isTimeout = (error: unknown): boolean =>
  ['57014', '55P03', '25P03'].includes(codeOf(error)) ||
  (error instanceof Error && error.message === 'Query read timeout');

/** A value that the column cannot hold: a character that is no text, a number out of range. It came from outside unchecked. */
export const isBadValue = (error: unknown): boolean =>
  ['22021', '22P05', '22003', '22001', '22P02'].includes(codeOf(error));

/** The name of the constraint that an error broke, or null. */
export function brokenConstraint(error: unknown): string | null {
  const isBroken =
    codeOf(error).startsWith('23') &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error;
  return isBroken && typeof error.constraint === 'string' ? error.constraint : null;
}
