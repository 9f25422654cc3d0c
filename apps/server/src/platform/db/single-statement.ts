import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database } from './database.ts';
import { isOurRefusal, isRetryable } from './database-errors.ts';
import { poolsOf } from './pool.ts';
import { checkTenantId, transactionAttempts, type Tx } from './tenant-transaction.ts';

/**
 * Runs a transaction of one statement in one round trip: setting the tenant and the statement share
 * one protocol barrier, which commits both or neither. Resolves after the commit. Serialization
 * failures and deadlocks are retried. For several statements use {@link withTenant} in
 * tenant-transaction.ts, whose rules apply here too.
 */
export async function singleStatement<Row>(
  database: Database,
  tenantId: TenantId,
  name: string,
  statement: Sql,
): Promise<Row[]> {
  checkTenantId(tenantId);
  const { pool, sent, namesStatements } = poolsOf(database).ofTenant(tenantId);
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      sent.count += 1;
      return await send<Row>(client, tenantId, {
        ...(namesStatements ? { name } : unnamed),
        text: statement.text,
        values: statement.values,
      });
    } catch (error) {
      broken =
        isOurRefusal(error) || isRetryable(error) || !(error instanceof Error) ? undefined : error;
      if (attempt === transactionAttempts || !isRetryable(error)) throw error;
    } finally {
      client.release(broken);
    }
  }
}

/**
 * Returns a Tx in which each query is its own transaction: for work of one statement, or work that
 * may stop between two.
 */
export const autocommit = (database: Database, tenantId: TenantId): Tx => ({
  tenantId,
  query: (name, statement) => singleStatement(database, tenantId, name, statement),
  onCommit: (work) => work(),
});

/** Sent as its own messages too: a simple query would begin another transaction. */
const unnamed = { queryMode: 'extended' };

type Config = { name?: string; queryMode?: string; text: string; values: unknown[] };

function send<Row>(client: pg.PoolClient, tenantId: TenantId, config: Config): Promise<Row[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
  const query = new pg.Query<Row & pg.QueryResultRow>(config);
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    connection.stream.cork();
    setTenant(connection, tenantId, config.name === undefined ? '' : tenantSetting);
    const refused = submit(connection);
    connection.stream.uncork();
    return refused;
  };
  query.on('error', reject);
  query.on('end', (results: unknown) => resolve(rowsOf<Row>(results)));
  client.query(query);
  return promise;
}

/**
 * The library returns one result per command between two barriers: first that of setting the
 * tenant, then that of the statement.
 */
const rowsOf = <Row>(results: unknown): Row[] => {
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return (last as pg.QueryResult<Row & pg.QueryResultRow>).rows;
};

const tenantSetting = 'set-tenant';
const preparedConnections = new WeakSet<pg.Connection>();

/**
 * Sets the tenant of the transaction. `offset 1` runs the function but returns no row. `statement`:
 * its name on the connection; '': it is prepared each time.
 */
function setTenant(connection: pg.Connection, tenantId: TenantId, statement: string): void {
  if (statement === '' || !preparedConnections.has(connection)) {
    connection.parse(
      {
        name: statement,
        text: `select set_config('app.tenant_id', $1, true) offset 1`,
        types: [],
      },
      true,
    );
    preparedConnections.add(connection);
  }
  connection.bind({ portal: '', statement, values: [tenantId] }, true);
  connection.execute({ portal: '', rows: '' }, true);
}
