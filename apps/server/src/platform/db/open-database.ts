import pg from 'pg';
import type { Database } from './database.ts';
import { registerPool } from './pool.ts';

const int8 = 20;
const timestamptz = 1184;
/** bigint columns hold counts and minor units, always safe integers; instants are ISO strings everywhere in this program. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);
types.setTypeParser(timestamptz, (text: string) => new Date(text).toISOString());

export type PoolOptions = { url: string; connections?: number; application?: string };

/** Opens the pool lazily: no connection is made before the first statement. Statements end after 10 s, waits for a lock after 5 s. */
export function openDatabase({
  url,
  connections = 10,
  application = 'comanda',
}: PoolOptions): Database {
  const settings = {
    connectionString: url,
    max: connections,
    application_name: application,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    pipeline: true,
    // Every statement is prepared and means the same for all values: planned once for each connection.
    options: '-c plan_cache_mode=force_generic_plan',
    types,
  };
  const pool = new pg.Pool(settings);
  // A connection that dies tells whoever waits for its answer; without these it would also end the program.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const sent = { count: 0 };
  const database: Database = {
    statements: () => sent.count,
    isReachable: () => ping(pool),
    close: () => pool.end(),
  };
  registerPool(database, { pool, sent });
  return database;
}

async function ping(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query({ text: 'select 1', query_timeout: 2_000 } as pg.QueryConfig);
    return true;
  } catch {
    return false;
  }
}
