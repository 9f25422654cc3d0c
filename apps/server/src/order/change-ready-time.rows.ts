import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * `readyAt`: when the food is on the counter, ISO instant. `isConfirmed`: the restaurant set it;
 * from then on it only moves later.
 */
export type ReadyTime = { id: OrderId; readyAt: string; isConfirmed: boolean };

/**
 * Stores when a locked delivery is expected at its door, and notifies the clients that follow it.
 */
export async function saveArrival(tx: Tx, id: OrderId, estimatedAt: string): Promise<void> {
  await tx.query(
    'save-arrival',
    sql`update orders set estimated_at = ${estimatedAt}, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/**
 * Stores when the food of a locked order is ready, and the arrival time that follows from it. The
 * new version notifies the clients that follow the order.
 */
export async function saveReadyTime(
  tx: Tx,
  { id, readyAt, isConfirmed }: ReadyTime,
): Promise<void> {
  await tx.query(
    'save-ready-time',
    sql`update orders set ready_at = ${readyAt}, ready_confirmed = ready_confirmed
      or ${isConfirmed}, version = version + 1,
        estimated_at = ${readyAt}::timestamptz +
          make_interval(mins => coalesce((snapshot ->> 'wayMinutes')::integer, 0))
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}
