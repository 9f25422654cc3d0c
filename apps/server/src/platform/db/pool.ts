import type pg from 'pg';
import type { Database } from './database.ts';

export type OpenPool = { pool: pg.Pool; sent: { count: number } };
const openPools = new WeakMap<Database, OpenPool>();

/** What stands behind a database. For this folder only: nobody else may hold a connection (an import rule). */
export const registerPool = (database: Database, openPool: OpenPool): void =>
  void openPools.set(database, openPool);

/** @throws if the database was not opened by openDatabase. */
export function poolOf(database: Database): OpenPool {
  const found = openPools.get(database);
  if (!found) throw new Error('not a database of openDatabase');
  return found;
}
