import type { TenantId } from '@comanda/domain/ids.ts';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database } from './database.ts';
import { isReadOnly, isRetryable } from './database-errors.ts';
import { type OpenPool, poolsOf } from './pool.ts';

/** A transaction of one tenant. */
export type Tx = {
  /**
   * Runs a statement prepared under `name` (the same name always has the same text: pass lists as
   * arrays). Row-level security limits it to this tenant; the statement still contains `tenant_id =
   * …`. Returns bigint as number and timestamptz as ISO string.
   */
  query<Row>(name: string, statement: Sql): Promise<Row[]>;
  readonly tenantId: TenantId;
  /**
   * Runs `work` after the commit, and not at all after a rollback. For counters: it must not throw.
   */
  onCommit(work: () => void): void;
};

/** Most attempts of a transaction that fails because of concurrent transactions. */
export const transactionAttempts = 4;
const tenantShape = /^[a-z][a-z0-9-]{0,40}$/;

/**
 * Rejects a tenant id that is not a slug, before it reaches the database.
 * @throws Error if it is not.
 */
export function checkTenantId(tenantId: TenantId): void {
  if (!tenantShape.test(tenantId)) throw new Error('not a tenant id');
}

/**
 * Runs `work` in a transaction with `app.tenant_id` set, so that a statement without its tenant
 * sees no row. Only this function and {@link ./single-statement.ts} reach tenants' rows. Begin,
 * tenant and first statement share one round trip. A throw rolls back. Serialization failures and
 * deadlocks run `work` again, so it must have no effect outside the transaction.
 * docs/rules/tenants.md#tenant-of-a-transaction.
 */
export async function withTenant<T>(
  database: Database,
  tenantId: TenantId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  checkTenantId(tenantId);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(database, tenantId, work);
    } catch (error) {
      if (attempt === transactionAttempts || !isRetryable(error)) throw error;
    }
  }
}

async function runTransaction<T>(
  database: Database,
  tenantId: TenantId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const openPool = poolsOf(database).ofTenant(tenantId);
  const client = await openPool.pool.connect();
  let broken: Error | undefined;
  try {
    const began = client.query(`begin; select set_config('app.tenant_id', '${tenantId}', true)`);
    began.catch(() => undefined);
    const onCommit: (() => void)[] = [];
    const value = await work({
      tenantId,
      query: (name, statement) => run(client, openPool, name, statement),
      onCommit: (work) => void onCommit.push(work),
    });
    await began;
    const ended: pg.QueryResult = await client.query('commit');
    if (ended.command !== 'COMMIT')
      throw new Error('the transaction had failed and was rolled back');
    for (const work of onCommit) work();
    return value;
  } catch (error) {
    broken = (await rollBack(client)) ?? standbyConnection(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function run<Row>(
  client: pg.PoolClient,
  { sent, namesStatements }: OpenPool,
  name: string,
  statement: Sql,
): Promise<Row[]> {
  sent.count += 1;
  const { rows } = await client.query<Row & pg.QueryResultRow>({
    ...(namesStatements && { name }),
    text: statement.text,
    values: statement.values,
  });
  return rows;
}

/**
 * Returns the error of a write that a standby refused: the pool then discards the connection, so
 * that the next one leads to the new primary.
 */
const standbyConnection = (error: unknown): Error | undefined =>
  isReadOnly(error) && error instanceof Error ? error : undefined;

/** Rolls back and returns the error if that fails; the pool then discards the connection. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed');
  }
}
