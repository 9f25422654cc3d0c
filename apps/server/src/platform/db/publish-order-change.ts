import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { changedChannel } from './listen-for-changes.ts';
import type { Tx } from './tenant-transaction.ts';

/**
 * Call it in the transaction that changes an order: every server process is notified when the
 * transaction commits, with the order's store.
 */
export async function publishOrderChange(tx: Tx, orderId: OrderId): Promise<void> {
  await tx.query(
    'publish-order-change',
    sql`select pg_notify(${changedChannel}, ${`${tx.tenantId}:order:${orderId}:`} || store_id)
      from orders
      where tenant_id = ${tx.tenantId} and id = ${orderId}`,
  );
}
