import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database } from './database.ts';
import { poolOf } from './pool.ts';

/**
 * Reads the tables without a tenant (tenants, tenant_hosts, the migrations table). No tenant is
 * set, so every other table returns no rows.
 */
export async function readReference<Row>(
  database: Database,
  name: string,
  statement: Sql,
): Promise<Row[]> {
  const { pool, sent, namesStatements } = poolOf(database);
  sent.count += 1;
  const { rows } = await pool.query<Row & QueryResultRow>({
    ...(namesStatements && { name }),
    text: statement.text,
    values: statement.values,
  });
  return rows;
}
