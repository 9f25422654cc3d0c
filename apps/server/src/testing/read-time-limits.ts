import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { readReference } from '../platform/db/read-reference.ts';

/**
 * Returns the time limits of a connection's session: of a statement, of a wait for a lock, and of
 * an idle transaction.
 */
export async function readTimeLimits(database: Database): Promise<string> {
  const [row] = await readReference<{ limits: string }>(
    database,
    'time-limits',
    sql`select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
      current_setting('idle_in_transaction_session_timeout')) as limits`,
  );
  return row?.limits ?? '';
}
