import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** `readyAt`: on the counter, ISO instant. `isConfirmed`: the restaurant gave it, so that it only moves later from now on. */
export type ReadyTime = { id: OrderId; readyAt: string; isConfirmed: boolean };

/** Writes when the food of a locked order is ready, and at the door after the way. Those who follow the order hear of it. */
export async function saveReadyTime(
  tx: Tx,
  { id, readyAt, isConfirmed }: ReadyTime,
): Promise<void> {
  await tx.query(
    'change-ready-time',
    sql`update orders set ready_at = ${readyAt}, ready_confirmed = ready_confirmed or ${isConfirmed}, version = version + 1,
        estimated_at = ${readyAt}::timestamptz + make_interval(mins => coalesce((snapshot ->> 'wayMinutes')::integer, 0))
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}
