import { isDeliveryOver } from '../courier/delivery-status.ts';
import { type OrderRider, ownDeliveryRider, ownDeliveryStatus } from '../courier/order-rider.ts';
import type { RiderPosition } from '../courier/delivery.ts';
import { hasOrderEnded, type OrderStatus } from '../order/order-status.ts';

/** A store's own rider as an order shows it. `at` null: the position is unknown or not shared. */
export type OwnRider = {
  readonly name: string;
  readonly phone: string;
  readonly at: RiderPosition | null;
};

/**
 * Returns the rider that an order of this status stores; `rider` null: nobody has it yet.
 * docs/rules/counter-riders.md#rider-in-the-tracking.
 */
export function orderRiderOfOwn(status: OrderStatus, rider: OwnRider | null): OrderRider | null {
  const base = ownDeliveryRider(status);
  if (base === null || rider === null) return base;
  if (isDeliveryOver(base.status)) return { ...base, name: rider.name };
  return {
    ...base,
    name: rider.name,
    phone: rider.phone,
    latitude: rider.at?.latitude ?? null,
    longitude: rider.at?.longitude ?? null,
  };
}

/**
 * Returns a stored own rider as the order shows it now. The status follows the order, which the
 * counter may move as well; after the end the phone and the position are left out, also if they are
 * still stored.
 */
export function shownOwnRider(rider: OrderRider, order: OrderStatus): OrderRider {
  const status = ownDeliveryStatus(order) ?? rider.status;
  return hasOrderEnded(order)
    ? { ...rider, status, phone: null, eta: null, latitude: null, longitude: null }
    : { ...rider, status };
}
