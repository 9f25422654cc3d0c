import type { UserId } from '@comanda/domain/ids.ts';
import { erasedCustomerName, keptAnswerKinds } from '@comanda/domain/privacy/erased-order.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * The parts of `update orders o` that erase the shopper's data. Lines, money, dates, store and the
 * answers with a tax id stay. `at`: ISO instant. docs/rules/privacy.md#erased-order.
 */
const erasedColumns = (at: string): Sql => sql`
  customer_name = ${erasedCustomerName}, customer_email = '', customer_phone = '',
  hand_over_code = null, rider = null, network = null,
  contact_erased_at = ${at},
  lines = (select coalesce(jsonb_agg(l.line || '{"instructions":""}' order by l.n), '[]')
    from jsonb_array_elements(o.lines) with ordinality as l (line, n)),
  snapshot = o.snapshot || jsonb_build_object('address', null, 'dispatchNote', '',
    'emailSubscription', false,
    'checkoutAnswers', (select coalesce(jsonb_agg(a.answer order by a.n), '[]')
      from jsonb_array_elements(o.snapshot -> 'checkoutAnswers') with ordinality as a (answer, n)
      where a.answer ->> 'kind' = any (${[...keptAnswerKinds]}::text[])))`;

const eraseDeliveries = (tenantId: string, at: string): Sql => sql`
  update deliveries d set rider = null, tracking_url = null, contact_erased_at = ${at}
  from erased e where d.tenant_id = ${tenantId} and d.order_id = e.id`;

/**
 * Erases the shopper's data in the orders `o` that a condition names and that still hold any.
 * `name`: of the statement. Returns how many.
 */
export async function eraseOrders(tx: Tx, name: string, which: Sql, at: string): Promise<number> {
  const rows = await tx.query(
    name,
    sql`with erased as (
        update orders o set ${erasedColumns(at)}
        where o.tenant_id = ${tx.tenantId} and o.contact_erased_at is null and ${which}
        returning o.id
      ), deliveries as (${eraseDeliveries(tx.tenantId, at)}
      ), stops as (
        update rider_stops s set problem_note = '', wrong_codes = '{}' from erased e
        where s.tenant_id = ${tx.tenantId} and s.order_id = e.id
      ), answers as (
        update survey_answers a set comment = null from erased e where a.tenant_id = ${tx.tenantId}
          and a.order_id = e.id
      ) select from erased`,
  );
  return rows.length;
}

/** Erases the shopper's data in all orders of a person. */
export const eraseOrdersOfBuyer = (tx: Tx, buyerId: UserId, at: string): Promise<number> =>
  eraseOrders(tx, 'erase-orders-of-buyer', sql`o.buyer_id = ${buyerId}`, at);
