import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { isStatementPooling, refuseTransactionPooler } from './check-pooler.ts';
import type { Database } from './database.ts';
import { poolOf } from './pool.ts';
import { servingSettings } from './session-settings.ts';

const noticeTimeoutMs = 5_000;

/**
 * Checks what a server needs whose `database` is behind a pooler and whose `sessionUrl` leads past
 * it: sessions of its own there, the same role and database, the settings of the role,
 * transactions, and prepared statements that the pooler keeps.
 * docs/rules/operations.md#pooler-in-transaction-mode.
 * @throws Error in one sentence for the operator that names what is missing.
 */
export async function checkTransactionPooler(
  database: Database,
  sessionUrl: string,
): Promise<void> {
  const [session, second] = [sessionClient(sessionUrl), sessionClient(sessionUrl)];
  try {
    await session.connect();
    await second.connect();
    await refuseTransactionPooler(session, second, ofListenUrl);
    await checkRole(database, session);
    await checkNotices(database, session);
  } finally {
    await Promise.allSettled([session.end(), second.end()]);
  }
  await checkSettings(database);
  await checkTransactions(database);
}

const ofListenUrl =
  'DATABASE_LISTEN_URL leads to a pooler that gives each transaction another connection: it must lead to PostgreSQL itself';

function sessionClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comanda check',
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  return client;
}

const readRole = { text: 'select current_user as role' };

async function checkRole(database: Database, session: pg.Client): Promise<void> {
  const { pool } = poolOf(database);
  const [served, listening] = await Promise.all([
    pool.query<{ role: string }>(readRole),
    session.query<{ role: string }>(readRole),
  ]);
  if (served.rows[0]?.role !== listening.rows[0]?.role)
    throw new Error('DATABASE_APP_URL and DATABASE_LISTEN_URL must name the same role');
}

/** A notice that passes shows that both addresses lead to one database. */
async function checkNotices(database: Database, session: pg.Client): Promise<void> {
  const channel = `comanda_check_${randomBytes(8).toString('hex')}`;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  session.on('notification', (notice) => void (notice.channel === channel && resolve(true)));
  await session.query(`listen ${channel}`);
  await poolOf(database).pool.query(`select pg_notify($1, '')`, [channel]);
  const timer = setTimeout(() => resolve(false), noticeTimeoutMs);
  const isHeard = await promise;
  clearTimeout(timer);
  if (!isHeard)
    throw new Error(
      'DATABASE_APP_URL and DATABASE_LISTEN_URL lead to two databases: a notification that is sent through the first does not reach the second',
    );
}

/** The pooler may keep connections that began before the role had its settings. */
async function checkSettings(database: Database): Promise<void> {
  const { rows } = await poolOf(database).pool.query<{ name: string; setting: string }>(
    'select name, current_setting(name) as setting from unnest($1::text[]) as name',
    [Object.keys(servingSettings)],
  );
  const wrong = rows.filter(({ name, setting }) => servingSettings[name] !== setting);
  if (wrong.length === 0) return;
  const names = wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ');
  throw new Error(
    `connections of the pooler lack the settings of the serving role (${names}): open them anew, in PgBouncer by RECONNECT in its console`,
  );
}

const backendPid = 'select pg_backend_pid() as pid';

/**
 * Prepares a statement and runs it again while another connection's transaction holds the backend
 * on which it was prepared.
 */
async function checkTransactions(database: Database): Promise<void> {
  const { pool, namesStatements } = poolOf(database);
  const statement = { ...(namesStatements && { name: 'check-pooler' }), text: backendPid };
  const first = await pool.connect();
  const second = await pool.connect();
  let broken: Error | undefined;
  try {
    await first.query(statement);
    await second.query('begin');
    await second.query(backendPid);
    await first.query(statement);
    await second.query('rollback');
  } catch (error) {
    broken = refusalOf(error);
    throw broken;
  } finally {
    first.release(broken);
    second.release(broken);
  }
}

function refusalOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the pooler could not be checked');
  if (isStatementPooling(error))
    return new Error(
      'the pooler takes no transactions: set pool_mode = transaction in PgBouncer, or connect to PostgreSQL directly',
    );
  return isLostStatement(error)
    ? new Error(
        'the pooler does not keep prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements above 0, or set DATABASE_NAMED_STATEMENTS=0',
      )
    : error;
}

/** Class 26: no such statement; 42P05: another connection's statement has this name. */
const isLostStatement = (error: Error): boolean =>
  'code' in error && /^(26...|42P05)$/u.test(String(error.code));
