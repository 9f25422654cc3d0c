/**
 * Statuses of a delivery. Every courier's own statuses are mapped to these. `REQUESTED`: we sent
 * the request and the courier has not confirmed it. `CANCELLED`: it is certain that this courier
 * does not deliver. docs/rules/couriers.md#delivery-statuses.
 */
export const deliveryStatuses = [
  'REQUESTED',
  'CONFIRMED',
  'IN_PROGRESS',
  'NEAR_PICKUP',
  'PICKED_UP',
  'NEAR_DROPOFF',
  'RETURNING',
  'COMPLETED',
  'CANCELLED',
  'RETURNED',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const rank: Readonly<Record<DeliveryStatus, number>> = {
  REQUESTED: 0,
  CONFIRMED: 1,
  IN_PROGRESS: 2,
  NEAR_PICKUP: 3,
  PICKED_UP: 4,
  NEAR_DROPOFF: 5,
  RETURNING: 6,
  COMPLETED: 7,
  CANCELLED: 7,
  RETURNED: 7,
};

/** Returns whether the delivery has ended. */
export const isDeliveryOver = (status: DeliveryStatus): boolean => rank[status] === rank.COMPLETED;

/** Returns whether the rider has picked up the food. */
export const isPickedUp = (status: DeliveryStatus): boolean =>
  rank[status] >= rank.PICKED_UP && status !== 'CANCELLED' && status !== 'RETURNED';

/**
 * The status after a report: only forward, and never away from an end. A rider who is replaced
 * before the pickup moves it back; only a poll answer (`isPollAnswer`) may do that, because
 * webhooks can arrive out of order. docs/rules/couriers.md#replaced-rider.
 */
export function advanceDeliveryStatus(
  now: DeliveryStatus,
  reported: DeliveryStatus,
  isPollAnswer: boolean,
): DeliveryStatus {
  if (isDeliveryOver(now)) return now;
  const isReplaced =
    isPollAnswer && isWithRider(now) && (reported === 'CONFIRMED' || reported === 'IN_PROGRESS');
  return isReplaced || rank[reported] > rank[now] ? reported : now;
}

const isWithRider = (status: DeliveryStatus): boolean =>
  status === 'IN_PROGRESS' || status === 'NEAR_PICKUP';
