import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { releaseStock } from './move-order.ts';

/**
 * Releases what a locked order reserved and did not need: its units of stock and its place in a slot. The slot is released only once. `now`
 * in milliseconds. Returns how many products got units.
 */
export async function releaseReservations(tx: Tx, id: OrderId, now: number): Promise<number> {
  const units = await releaseStock(tx, id, now);
  await releaseSlot(tx, id);
  return units;
}

async function releaseSlot(tx: Tx, id: OrderId): Promise<void> {
  await tx.query(
    'return-slot',
    sql`with given as (
        update orders set slot_taken = false where tenant_id = ${tx.tenantId} and id = ${id} and slot_taken
        returning store_id, dispatch_method, scheduled_at
      )
      update slot_bookings b set booked = b.booked - 1 from given g
      where b.tenant_id = ${tx.tenantId} and b.store_id = g.store_id and b.dispatch_method = g.dispatch_method and b.instant = g.scheduled_at`,
  );
}
