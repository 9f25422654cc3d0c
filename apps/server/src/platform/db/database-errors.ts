const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
};

/**
 * True for a serialization failure or a deadlock: the same transaction may be retried
 * (docs/rules/operations.md#retry-of-transactions).
 */
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

/**
 * True for an error (class CS) that our database functions raise to roll back their transaction.
 * The connection stays usable.
 */
export const isOurRefusal = (error: unknown): boolean => codeOf(error).startsWith('CS');

/** True for a write to a standby, or to a database that was set read-only. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/**
 * Returns the error of a database that a server has not admitted yet, with the code of one that is
 * starting.
 */
export const notAdmitted = (): Error =>
  Object.assign(new Error('the database is not admitted yet'), { code: '57P03' });

/** A write to rows of a brand that moves to another database. */
const isMoving = (error: unknown): boolean => codeOf(error) === 'CSM01';

/**
 * True if the database is down, starting, stopping, read-only, full or out of connections: the
 * request itself is valid (docs/rules/operations.md#database-that-is-away-or-refuses-writes).
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (isMoving(error) || isReadOnly(error)) return true;
  if (networkCodes.has(code) || /^(08|53|57P|58)/.test(code)) return true;
  return (
    isFatal(error) || (code === '' && error instanceof Error && connectionLost.test(error.message))
  );
}

/** True if the database closed or refused the connection. */
const isFatal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'FATAL';

/** True if a statement or a wait for a lock took too long. */
export const isTimeout = (error: unknown): boolean =>
  ['57014', '55P03', '25P03'].includes(codeOf(error)) ||
  (error instanceof Error && error.message === 'Query read timeout');

/**
 * True if a column cannot hold a value: an invalid character, a number or a date out of range. The
 * value came from a client and was not validated.
 */
export const isBadValue = (error: unknown): boolean =>
  ['22021', '22P05', '22003', '22001', '22P02', '22007', '22008'].includes(codeOf(error));

/** Returns the name of the violated constraint, or null. */
export function brokenConstraint(error: unknown): string | null {
  const isBroken =
    codeOf(error).startsWith('23') &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error;
  return isBroken && typeof error.constraint === 'string' ? error.constraint : null;
}

/**
 * True if a row names a person who no longer exists: the call began with a token that was valid,
 * and the person was merged or deleted before it wrote. docs/rules/people.md#revocation.
 */
export const isPersonGone = (error: unknown): boolean =>
  codeOf(error) === '23503' && /_(?:user_id|buyer_id)_fkey$/.test(brokenConstraint(error) ?? '');
