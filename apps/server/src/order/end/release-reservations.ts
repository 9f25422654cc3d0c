import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderEnd } from '@comanda/domain/order/order-end.ts';
import { isReleasedBy, type ReservationName } from '@comanda/domain/order/reservation-release.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { reservations } from '../reservations/reservations.ts';

/**
 * Releases the reservations of a locked order that this end releases; each at most once. `now` in
 * milliseconds. Returns those with which the shop sells something again.
 */
export async function releaseReservations(
  tx: Tx,
  id: OrderId,
  end: OrderEnd,
  now: number,
): Promise<readonly ReservationName[]> {
  const restocked: ReservationName[] = [];
  for (const { name, release } of reservations)
    if (isReleasedBy(name, end) && (await release(tx, id, now))) restocked.push(name);
  return restocked;
}
