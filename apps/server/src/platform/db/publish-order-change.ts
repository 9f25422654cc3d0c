import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { changedChannel } from './listen-for-changes.ts';
import type { Tx } from './tenant-transaction.ts';

/** Part of a transaction that moved an order: every server process hears of it when the transaction commits. */
export async function publishOrderChange(tx: Tx, orderId: OrderId): Promise<void> {
  await tx.query(
    'tell-order',
    sql`select pg_notify(${changedChannel}, ${`${tx.tenantId}:order:${orderId}`})`,
  );
}
