import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import {
  attemptColumns,
  type AttemptRow,
  type StoredAttempt,
  toStoredAttempt,
} from './attempt.rows.ts';

/**
 * An attempt as its operator sees it. `createdAt`: ISO instant. `alerts`: how many alerts the
 * operator got about it.
 */
export type ListedAttempt = StoredAttempt & {
  createdAt: string;
  orderNumber: number;
  orderStatus: string;
  alerts: number;
};

type Row = AttemptRow & { created_at: string; number: number; status: string; alerts: number };

const toListedAttempt = (row: Row): ListedAttempt => ({
  ...toStoredAttempt(row),
  createdAt: row.created_at,
  orderNumber: row.number,
  orderStatus: row.status,
  alerts: row.alerts,
});

const select = (tenantId: string, which: Sql): Sql => sql`
  select ${attemptColumns}, a.created_at, o.number, o.status,
    (select count(*) from payment_events e where e.tenant_id = a.tenant_id and e.attempt_id = a.id
      and e.kind = 'alert')::int as alerts
  from payment_attempts a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
  where a.tenant_id = ${tenantId} and ${which}`;

/**
 * Returns the newest attempts of a tenant, newest first: all of them, or those that are still open
 * or being refunded, also in part.
 */
export async function listAttempts(
  tx: Tx,
  onlyOpen: boolean,
  limit: number,
): Promise<readonly ListedAttempt[]> {
  const open = sql`(not ${onlyOpen}::boolean or a.state in ('created', 'pending', 'authorised',
    'refunding')
    or (a.state = 'completed' and a.refund_goal > a.refunded))`;
  const rows = await tx.query<Row>(
    'list-payment-attempts',
    sql`${select(tx.tenantId, open)} order by a.id desc limit ${limit}`,
  );
  return rows.map(toListedAttempt);
}

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * Returns the attempts that match an operator's search term, oldest first. The term is an order's
 * id, an attempt's id or our merchant reference.
 */
export async function searchAttempts(tx: Tx, reference: string): Promise<readonly ListedAttempt[]> {
  const [name, which] = uuidShape.test(reference)
    ? (['payment-attempts-by-id', sql`(a.id = ${reference} or a.order_id = ${reference})`] as const)
    : (['payment-attempts-by-merchant-ref', sql`a.merchant_ref = ${reference}`] as const);
  const rows = await tx.query<Row>(name, sql`${select(tx.tenantId, which)} order by a.id`);
  return rows.map(toListedAttempt);
}
