import type pg from 'pg';
import type { Database } from './database.ts';

/** `namesStatements`: statements are prepared under their names; else anew each time. */
export type OpenPool = { pool: pg.Pool; sent: { count: number }; namesStatements: boolean };
const openPools = new WeakMap<Database, OpenPool>();

/**
 * Registers the connection pool of a database. Only this folder may use connections (an import rule
 * checks it).
 */
export const registerPool = (database: Database, openPool: OpenPool): void =>
  void openPools.set(database, openPool);

/**
 * Returns the connection pool of a database.
 * @throws if the database was not opened by openDatabase.
 */
export function poolOf(database: Database): OpenPool {
  const pool = openPools.get(database);
  if (!pool) throw new Error('not a database of openDatabase');
  return pool;
}
