import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * An action on one order, as its ticket shows it. `at`: ISO instant. `staffName` null: nobody did
 * it, the store's setting did.
 */
export type ActionOfOrder = {
  readonly at: string;
  readonly kind: CounterActionKind;
  readonly staffName: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** Most actions that a ticket shows. */
const mostActions = 100;

/** Returns what staff did with an order, oldest first. */
export const actionsOfOrder = (tx: Tx, orderId: OrderId): Promise<readonly ActionOfOrder[]> =>
  tx.query<ActionOfOrder>(
    'actions-of-order',
    sql`select a.at, a.kind, s.name as "staffName", a.detail
      from counter_actions a left join staff s on s.tenant_id = a.tenant_id and s.id = a.staff_id
      where a.tenant_id = ${tx.tenantId} and a.subject = ${orderId} order by a.at, a.id
      limit ${mostActions}`,
  );

/** Returns the papers that were made of these orders. */
export const printsOfOrders = (
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<readonly (ActionOfOrder & { readonly subject: string })[]> =>
  tx.query(
    'prints-of-orders',
    sql`select a.subject, a.at, a.kind, s.name as "staffName", a.detail
      from counter_actions a join staff s on s.tenant_id = a.tenant_id and s.id = a.staff_id
      where a.tenant_id = ${tx.tenantId} and a.subject = any (${orderIds}::text[])
        and a.kind = 'order.print'`,
  );

/**
 * Returns the papers of a kind that were made of an order. The caller holds the order's lock, so
 * that two get two numbers.
 */
export async function countPrints(tx: Tx, orderId: OrderId, copy: TicketCopy): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'count-prints',
    sql`select count(*)::int as count from counter_actions
      where tenant_id = ${tx.tenantId} and subject = ${orderId} and kind = 'order.print'
        and detail ->> 'copy' = ${copy}`,
  );
  return row?.count ?? 0;
}
