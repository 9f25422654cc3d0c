import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import pg from 'pg';
import type { Database } from './database.ts';
import { registerPools } from './pool.ts';
import { servingSettings, withSessionSettings } from './session-settings.ts';

const int8 = 20;
const timestamptz = 1184;
/**
 * Columns of type bigint hold counts and minor units, always safe integers. Instants are ISO
 * strings in the whole program.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);
types.setTypeParser(timestamptz, (text: string) => isoOf(instantOf(text)));

/**
 * `isShared`: a pooler in transaction mode is at this address, so that the settings are those of
 * the role (role-settings.ts). `namesStatements`: false for a pooler that does not keep prepared
 * statements. `hasTimeLimits`: false for an operator's command over all rows of a brand.
 */
export type PoolOptions = {
  url: string;
  connections?: number;
  application?: string;
  isShared?: boolean;
  namesStatements?: boolean;
  hasTimeLimits?: boolean;
  /** Asked before a new connection is given out; what it throws is the answer instead. */
  onConnection?: () => void;
};

/**
 * Creates the pool, which connects on the first statement. A statement times out after 10 s, a wait
 * for a lock after 5 s.
 */
export function openDatabase({
  url,
  connections = 10,
  application = 'comanda',
  isShared = false,
  namesStatements = true,
  hasTimeLimits = true,
  onConnection = () => undefined,
}: PoolOptions): Database {
  const withSettings =
    !isShared && hasTimeLimits ? withSessionSettings(servingSettings) : () => undefined;
  const settings = {
    connectionString: url,
    max: connections,
    application_name: application,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    types,
    onConnect: (client: pg.ClientBase) => {
      onConnection();
      return withSettings(client);
    },
  };
  const pool = new pg.Pool(settings);
  // A lost connection already rejects the pending statement; without these listeners it would also
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const sent = { count: 0 };
  const database: Database = {
    statements: () => sent.count,
    reachable: async () => [await ping(pool)],
    close: () => pool.end(),
    assign: () => undefined,
  };
  const openPool = { pool, sent, namesStatements };
  registerPools(database, { all: [openPool], ofTenant: () => openPool });
  return database;
}

/** The driver reads `query_timeout`, which its types do not name. */
const pingQuery = { text: 'select 1', query_timeout: 2_000 };

async function ping(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query(pingQuery);
    return true;
  } catch {
    return false;
  }
}
