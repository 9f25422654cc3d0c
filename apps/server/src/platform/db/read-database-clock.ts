import type { Database } from './database.ts';
import { poolOf } from './pool.ts';

/** Returns the present time of the database's clock, in milliseconds. */
export async function readDatabaseClock(database: Database): Promise<number> {
  const { rows } = await poolOf(database).pool.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::double precision as now',
  );
  const [row] = rows;
  if (!row) throw new Error('the database did not answer with its clock');
  return row.now;
}
