import type { OrderEnd } from './order-end.ts';

/** A reservation that an order takes when it is placed. `stock`: units of counted products. `slot`: a place in the slot of a future order. */
export type ReservationName = 'stock' | 'slot';

/** Of each end: whether it releases the reservation. */
export type ReleaseRule = Readonly<Record<OrderEnd, boolean>>;

/** Food that nobody has begun to cook can be sold again. Food that was cooked cannot. */
const untilPreparation: ReleaseRule = {
  failed: true,
  cancelled: true,
  refunded: true,
  cancelledInPreparation: false,
  reversed: false,
  refundProven: false,
};

/**
 * The ends that release each reservation. A new reservation does not compile until it names every end. `refundProven` releases nothing,
 * because the end before it has released what was due. docs/rules/orders.md#release-of-reservations.
 */
export const releaseRules: Readonly<Record<ReservationName, ReleaseRule>> = {
  stock: untilPreparation,
  slot: untilPreparation,
};

/** Returns whether an order that ends this way releases the reservation. */
export const isReleasedBy = (name: ReservationName, end: OrderEnd): boolean =>
  releaseRules[name][end];
