import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Makes the orders of one person those of another, with the idempotency keys under which they were
 * placed, and returns how many. An order keeps its contact, its job token and its hand-over code. A
 * key that both used stays with the one who keeps the account.
 */
export async function mergeOrders(tx: Tx, from: UserId, to: UserId): Promise<number> {
  await tx.query(
    'merge-order-requests',
    sql`update order_requests r set buyer_id = ${to} where r.tenant_id = ${tx.tenantId}
      and r.buyer_id = ${from}
      and not exists (select from order_requests k where k.tenant_id = r.tenant_id
        and k.buyer_id = ${to} and k.key = r.key)`,
  );
  const rows = await tx.query(
    'merge-orders',
    sql`update orders set buyer_id = ${to} where tenant_id = ${tx.tenantId} and buyer_id = ${from}
      returning 1`,
  );
  return rows.length;
}
