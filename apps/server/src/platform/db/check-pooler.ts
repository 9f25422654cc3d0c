type Connection = { query(text: string): Promise<{ rows: { pid: number }[] }> };

const backendOf = async (connection: Connection): Promise<number | undefined> =>
  (await connection.query('select pg_backend_pid() as pid')).rows[0]?.pid;

const sharedSessions =
  'a pooler between this server and the database gives each transaction another connection; locks, notifications and settings need their own: ' +
  'set DATABASE_LISTEN_URL to the address of PostgreSQL itself, or pool_mode = session in PgBouncer';

/**
 * Checks that each of two connections keeps its own backend: a pooler in transaction mode gives the
 * second the backend of the first, or the first another one, while the second holds a transaction.
 * docs/rules/operations.md#connections-through-a-pooler.
 * @throws Error `refusal`, one sentence for the operator, if a pooler shares backends.
 */
export async function refuseTransactionPooler(
  first: Connection,
  second: Connection,
  refusal = sharedSessions,
): Promise<void> {
  const before = await backendOf(first);
  await second.query('begin').catch((error: unknown) => {
    throw isStatementPooling(error) ? new Error(refusal) : error;
  });
  const held = await backendOf(second);
  const after = await backendOf(first);
  await second.query('rollback');
  if (held === before || after !== before) throw new Error(refusal);
}

/** True if the pooler gives each statement another backend. */
export const isStatementPooling = (error: unknown): boolean =>
  error instanceof Error && /statement pooling/iu.test(error.message);
