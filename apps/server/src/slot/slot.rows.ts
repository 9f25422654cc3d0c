import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

export type SlotKey = { storeId: StoreId; dispatch: DispatchMethod };

/**
 * Counts the booked orders of each slot from `from` on, both in milliseconds. One statement for any
 * number of days.
 */
export async function loadBookedSlots(
  tx: Tx,
  { storeId, dispatch }: SlotKey,
  from: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.query<{ instant: string; booked: number }>(
    'load-booked',
    sql`select instant, booked from slot_bookings
      where tenant_id = ${tx.tenantId} and store_id = ${storeId} and dispatch_method = ${dispatch}
        and instant >= ${isoOf(from)}`,
  );
  return new Map(rows.map(({ instant, booked }) => [instantOf(instant), booked]));
}
