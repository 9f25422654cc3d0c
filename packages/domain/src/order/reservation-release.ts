import type { OrderEnd } from './order-end.ts';

/**
 * A reservation that an order takes when it is placed. `coupon`: one use of a coupon. `stock`:
 * units of counted products. `points`: loyalty points of the buyer. `slot`: a place in the slot of
 * a future order.
 */
export type ReservationName = 'coupon' | 'stock' | 'points' | 'slot';

/** Of each end: whether it releases the reservation. */
export type ReleaseRule = Readonly<Record<OrderEnd, boolean>>;

/** Food that nobody has begun to cook can be sold again. Food that was cooked cannot. */
const untilPreparation: ReleaseRule = {
  failed: true,
  cancelled: true,
  refunded: true,
  cancelledUncooked: true,
  cancelledInPreparation: false,
  reversed: false,
};

/**
 * A use comes back whenever the order comes to nothing, even if its food was begun. An order that
 * was completed has used its coupon, also if its money goes back later.
 */
const unlessCompleted: ReleaseRule = { ...untilPreparation, cancelledInPreparation: true };

/**
 * Points are money's worth: they come back whenever the order comes to nothing, and when a
 * completed order is refunded.
 */
const always: ReleaseRule = { ...unlessCompleted, reversed: true };

/**
 * The ends that release each reservation. A new reservation does not compile until it names every
 * end. docs/rules/orders.md#release-of-reservations.
 */
export const releaseRules: Readonly<Record<ReservationName, ReleaseRule>> = {
  coupon: unlessCompleted,
  stock: untilPreparation,
  points: always,
  slot: untilPreparation,
};

/** Returns whether an order that ends this way releases the reservation. */
export const isReleasedBy = (name: ReservationName, end: OrderEnd): boolean =>
  releaseRules[name][end];
