/**
 * The serving database. Only {@link ./tenant-transaction.ts} reaches tenants' rows, and {@link
 * ./read-reference.ts} the few tables without a tenant. The connection pool is private to this
 * folder.
 */
export type Database = {
  /** Number of statements sent since the start, without begin, commit and rollback. */
  statements(): number;
  /** Resolves to true if the database answers within two seconds. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
};
