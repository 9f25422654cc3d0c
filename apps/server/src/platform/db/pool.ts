import type pg from 'pg';
import type { Database } from './database.ts';

export type Opened = { pool: pg.Pool; sent: { count: number } };
const opened = new WeakMap<Database, Opened>();

/** What stands behind a database. For this folder only: nobody else may hold a connection (an import rule). */
export const keepPool = (database: Database, behind: Opened): void => void opened.set(database, behind);

/** @throws if the database was not opened by openDatabase. */
export function poolOf(database: Database): Opened {
  const found = opened.get(database);
  if (!found) throw new Error('not a database of openDatabase');
  return found;
}
