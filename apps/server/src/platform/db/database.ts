import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * The serving database, or several as one ({@link ./join-databases.ts}). Only {@link
 * ./tenant-transaction.ts} reaches tenants' rows, and {@link ./read-reference.ts} the few tables
 * without a tenant. The connection pools are private to this folder.
 */
export type Database = {
  /** Number of statements sent since the start, without begin, commit and rollback. */
  statements(): number;
  /** Resolves to whether each of the databases answers within two seconds. */
  reachable(): Promise<readonly boolean[]>;
  close(): Promise<void>;
  /**
   * Sets in which of several databases the rows of each brand are, by the place of the database;
   * nothing where there is one.
   */
  assign(places: ReadonlyMap<TenantId, number>): void;
};
