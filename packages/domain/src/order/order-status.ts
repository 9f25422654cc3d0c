import type { DispatchMethod } from '../store/store.ts';

/** docs/rules/orders.md#status-moves: the statuses that the server stores. */
export const orderStatuses = [
  'creation_scheduled',
  'scheduled',
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
  'cancelled',
  'failed',
  'reversed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** The status that a page shows. `unknown`: the browser does not know the server's status. */
export type ShownStatus = OrderStatus | 'unknown';

const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  creation_scheduled: ['scheduled', 'failed', 'cancelled'],
  scheduled: ['created', 'cancelled', 'reversed'],
  created: ['preparing', 'cancelled', 'failed'],
  preparing: ['ready', 'cancelled'],
  ready: ['inTransit', 'completed', 'cancelled'],
  inTransit: ['completed', 'cancelled'],
  completed: ['reversed'],
  cancelled: ['reversed'],
  failed: ['reversed'],
  reversed: [],
};

/**
 * Returns whether a transition is allowed. From `ready` a delivery goes to `inTransit` and a pickup
 * to `completed`. docs/rules/orders.md#status-moves.
 */
export function canTransition(
  from: OrderStatus,
  to: OrderStatus,
  dispatch: DispatchMethod,
): boolean {
  if (from === 'ready' && to === 'inTransit') return dispatch === 'store_delivery';
  if (from === 'ready' && to === 'completed') return dispatch === 'in_store';
  return transitions[from].includes(to);
}

/**
 * Statuses in which an order may start. A future order waits for its payment; any order may start
 * as `failed`. docs/rules/orders.md#status-moves.
 */
export const initialStatuses: readonly OrderStatus[] = ['created', 'creation_scheduled', 'failed'];

/**
 * Returns the first status of an order that is placed. A future order waits for its payment in
 * `creation_scheduled`, and for its time in `scheduled`. docs/rules/orders.md#status-moves.
 */
export function firstStatus({
  isFuture,
  isPaid,
}: {
  isFuture: boolean;
  isPaid: boolean;
}): OrderStatus {
  if (!isFuture) return 'created';
  return isPaid ? 'scheduled' : 'creation_scheduled';
}

/** Returns whether preparation has not begun. docs/rules/orders.md#release-of-reservations. */
export const isBeforePreparation = (status: OrderStatus): boolean =>
  status === 'creation_scheduled' || status === 'scheduled' || status === 'created';

/** Returns whether the food is ready or on its way. docs/rules/orders.md#order-statuses. */
export const isActive = (status: ShownStatus): boolean =>
  status === 'ready' || status === 'inTransit';

const ended: ReadonlySet<ShownStatus> = new Set(['completed', 'cancelled', 'failed', 'reversed']);
/** Returns whether the order has ended. */
export const hasOrderEnded = (status: ShownStatus): boolean => ended.has(status);

/**
 * Returns whether the order was cancelled, failed or refunded. Pages show no steps of such an
 * order.
 */
export const endedUnfulfilled = (status: ShownStatus): boolean =>
  hasOrderEnded(status) && status !== 'completed';

/**
 * Returns the status of a response; `unknown` for one that this version does not know. Other
 * spellings are accepted.
 */
export function readOrderStatus(text: string): ShownStatus {
  const spelling = { in_transit: 'inTransit', canceled: 'cancelled' }[text] ?? text;
  return orderStatuses.find((status) => status === spelling) ?? 'unknown';
}
