import type { TenantId } from '@comanda/domain/ids.ts';
import type pg from 'pg';
import type { Database } from './database.ts';

/** `namesStatements`: statements are prepared under their names; else anew each time. */
export type OpenPool = { pool: pg.Pool; sent: { count: number }; namesStatements: boolean };

/** The pools of a database: one, or one for each of the databases in which brands are. */
export type Pools = { all: readonly OpenPool[]; ofTenant(tenantId: TenantId): OpenPool };

const openPools = new WeakMap<Database, Pools>();

/**
 * Registers the pools of a database. Only this folder may use connections (an import rule checks
 * it).
 */
export const registerPools = (database: Database, pools: Pools): void =>
  void openPools.set(database, pools);

/**
 * Returns the pools of a database.
 * @throws if the database was opened neither by openDatabase nor by joinDatabases.
 */
export function poolsOf(database: Database): Pools {
  const pools = openPools.get(database);
  if (!pools) throw new Error('not a database of openDatabase');
  return pools;
}

/**
 * Returns the pool of a single database.
 * @throws if brands are in several.
 */
export function poolOf(database: Database): OpenPool {
  const [pool, ...others] = poolsOf(database).all;
  if (!pool || others.length > 0) throw new Error('brands are in several databases');
  return pool;
}
