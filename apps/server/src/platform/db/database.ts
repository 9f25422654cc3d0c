/**
 * The serving database, closed to everyone: {@link ./tenant-transaction.ts} is the only door to tenants' rows, and
 * {@link ./read-reference.ts} to the few tables that belong to no tenant. The pool behind it never leaves this folder.
 */
export type Database = {
  /** Statements sent since the start, without begin, commit and rollback. */
  statements(): number;
  /** Whether the server answers within two seconds. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
};
