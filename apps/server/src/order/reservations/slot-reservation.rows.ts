import sql from 'sql-template-tag';
import { isSlotFull } from '../sold-out.ts';
import type { Reservation } from './reservation.rows.ts';

/**
 * A place in the slot of a future order, or in the half hour of an order as soon as possible.
 */
export const slotReservation: Reservation = {
  name: 'slot',
  column: 'slot_taken',
  take: ({ tenantId, order }) =>
    sql`take_slot(${tenantId}, ${order.storeId}, ${order.dispatchMethod},
      ${order.slotAt ?? order.scheduledAt}::timestamptz, ${order.slotCapacity}::integer)`,
  refusalOf: (error) => (isSlotFull(error) ? { kind: 'slotFull' } : null),
  release: async (tx, id) => {
    const released = await tx.query(
      'release-slot',
      sql`with released as (
          update orders set slot_taken = false where tenant_id = ${tx.tenantId} and id = ${id}
            and slot_taken
          returning store_id, dispatch_method, coalesce(slot_at, scheduled_at) as instant
        )
        update slot_bookings b set booked = b.booked - 1 from released r
        where b.tenant_id = ${tx.tenantId} and b.store_id = r.store_id
          and b.dispatch_method = r.dispatch_method and b.instant = r.instant
        returning b.instant`,
    );
    return released.length > 0;
  },
};
