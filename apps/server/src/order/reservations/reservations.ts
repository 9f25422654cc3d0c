import type { ReservationName } from '@comanda/domain/order/reservation-release.ts';
import { couponReservation } from './coupon-reservation.rows.ts';
import { pointsReservation } from './points-reservation.rows.ts';
import type { Reservation, ReservationRefusal } from './reservation.rows.ts';
import { slotReservation } from './slot-reservation.rows.ts';
import { stockReservation } from './stock-reservation.rows.ts';

/**
 * The reservation of each name. Its rule is in packages/domain/src/order/reservation-release.ts.
 */
const byName: Readonly<Record<ReservationName, Reservation>> = {
  coupon: couponReservation,
  stock: stockReservation,
  points: pointsReservation,
  slot: slotReservation,
};

/**
 * All reservations, in the order in which they are taken and released: each one locks its rows
 * after those before it. docs/rules/orders.md#order-of-reservations.
 */
export const reservations: readonly Reservation[] = Object.values(byName);

/** Returns the refusal of the first reservation that recognises the error, or null. */
export function reservationRefusal(error: unknown): ReservationRefusal | null {
  for (const { refusalOf } of reservations) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
  }
  return null;
}
