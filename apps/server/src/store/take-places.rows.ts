import { halfHourMinutes } from '@comanda/domain/slots/half-hour-places.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Gives the orders as soon as possible that a store works with their places in the half hours to
 * come, because they took none while the counter set none. A second call gives none again. `now` in
 * milliseconds.
 */
export async function takePlacesOfOpenOrders(tx: Tx, storeId: StoreId, now: number): Promise<void> {
  const width = `${halfHourMinutes} minutes`;
  await tx.query(
    'take-places-of-open-orders',
    sql`with counted as (
        update orders set slot_taken = true,
          slot_at = date_bin(${width}::interval, estimated_at, 'epoch')
        where tenant_id = ${tx.tenantId} and store_id = ${storeId}
          and status in ('created', 'preparing') and scheduled_at is null and not slot_taken
          and estimated_at >= date_bin(${width}::interval, ${isoOf(now)}::timestamptz, 'epoch')
        returning dispatch_method, slot_at
      )
      insert into slot_bookings as b (tenant_id, store_id, dispatch_method, instant, booked)
      select ${tx.tenantId}, ${storeId}::integer, dispatch_method, slot_at, count(*)
        from counted group by dispatch_method, slot_at order by dispatch_method, slot_at
      on conflict (tenant_id, store_id, dispatch_method, instant)
        do update set booked = b.booked + excluded.booked`,
  );
}
