import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database } from './database.ts';
import { type OpenPool, poolsOf } from './pool.ts';

/**
 * Reads the tables without a tenant (tenants, tenant_hosts, the migrations table), in each of the
 * databases in which brands are. No tenant is set, so every other table returns no rows.
 * @throws the error of a database that does not answer.
 */
export const readReference = async <Row>(
  database: Database,
  name: string,
  statement: Sql,
): Promise<Row[]> =>
  (await Promise.all(poolsOf(database).all.map((pool) => read<Row>(pool, name, statement)))).flat();

/** Reads the same by database. One that is away takes no rows of the others with it. */
export const readEachReference = <Row>(
  database: Database,
  name: string,
  statement: Sql,
): Promise<PromiseSettledResult<Row[]>[]> =>
  Promise.allSettled(poolsOf(database).all.map((pool) => read<Row>(pool, name, statement)));

async function read<Row>(
  { pool, sent, namesStatements }: OpenPool,
  name: string,
  statement: Sql,
): Promise<Row[]> {
  sent.count += 1;
  const { rows } = await pool.query<Row & QueryResultRow>({
    ...(namesStatements && { name }),
    text: statement.text,
    values: statement.values,
  });
  return rows;
}
