import pg from 'pg';
import { withSessionSettings } from '../db/session-settings.ts';
import { jobsOfAllBrands } from './jobs-of-all-brands.ts';

/**
 * Connections of the job runner. Claims and outcomes are short, and the handlers use the pool that
 * serves requests.
 */
const connections = 4;

/** Creates the pool on which jobs of all brands are claimed and their outcomes stored. */
export function jobRunnerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'comanda jobs',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 15_000,
    onConnect: withSessionSettings({
      statement_timeout: '10s',
      ...jobsOfAllBrands,
      // A plan made while the table was small would otherwise read the whole of a long queue.
      enable_seqscan: 'off',
    }),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
