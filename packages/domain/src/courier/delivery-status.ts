/**
 * Where a delivery stands, whoever brings it: every courier's words are folded onto these. `REQUESTED`: we want it, and the courier has
 * not said yet that it knows of it. `CANCELLED`: nobody brings it, which is certain. docs/rules/couriers.md#delivery-statuses.
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

/** Nothing more happens to it. */
export const isDeliveryOver = (status: DeliveryStatus): boolean => rank[status] === rank.COMPLETED;

/** The food has left its store. */
export const isPickedUp = (status: DeliveryStatus): boolean =>
  rank[status] >= rank.PICKED_UP && status !== 'CANCELLED' && status !== 'RETURNED';

/**
 * The status after one was seen: forward only, and never away from an end. A rider who is replaced before the pickup takes it back, which
 * only an answer to a question shows (`isAnswer`): messages overtake each other. docs/rules/couriers.md#replaced-rider.
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
