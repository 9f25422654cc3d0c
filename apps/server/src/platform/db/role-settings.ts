import pg, { escapeIdentifier, escapeLiteral } from 'pg';
import { isRetryable } from './database-errors.ts';
import { servingSettings } from './session-settings.ts';

/** Another server may store the settings of the role in the same moment. */
const attempts = 5;

/**
 * Stores {@link servingSettings} as what a new session of this role in this database begins with.
 * Behind a pooler in transaction mode nothing else can set them: a connection of the server has no
 * session of its own there. A role may do so for itself. `sessionUrl` leads past the pooler.
 * docs/rules/operations.md#pooler-in-transaction-mode.
 * @throws the database's error if it cannot be reached or refuses.
 */
export async function storeRoleSettings(sessionUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: sessionUrl,
    application_name: 'comanda settings',
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let attempt = 1; !(await hasSettings(client)); attempt += 1) {
      if (attempt > attempts) throw new Error('the settings of the serving role cannot be stored');
      await store(client);
    }
  } finally {
    await client.end();
  }
}

const names = Object.keys(servingSettings);

/** Reads what is stored, because the settings of this session began before. */
async function hasSettings(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select coalesce(bool_or(setconfig @> $1::text[]), false) as has
      from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database() and s.setrole = current_user::regrole`,
    [names.map((name) => `${name}=${servingSettings[name]}`)],
  );
  return rows[0]?.has === true;
}

async function store(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = escapeIdentifier(rows[0]?.name ?? '');
  const each = Object.entries(servingSettings).map(
    ([name, value]) =>
      `alter role current_user in database ${database} set ${name} = ${escapeLiteral(value)}`,
  );
  try {
    await client.query(each.join('; '));
  } catch (error) {
    if (!isRetryable(error) && !isConcurrentUpdate(error)) throw error;
  }
}

/** Two servers that start together change the same row of the catalogue. */
const isConcurrentUpdate = (error: unknown): boolean =>
  error instanceof Error &&
  /tuple concurrently (updated|deleted)|pg_db_role_setting/u.test(error.message);
