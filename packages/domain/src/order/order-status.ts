import type { DispatchMethod } from '../store/store.ts';

/** docs/rules/orders.md#status-moves: what the server stores. `unknown` exists only in the browser, for a status it does not know. */
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
/** As people see it: the browser may meet a status that it does not know. */
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

/** The only allowed moves (docs/rules/orders.md#status-moves). From ready, a delivery goes on its way and a pickup is handed over. */
export function canTransition(
  from: OrderStatus,
  to: OrderStatus,
  dispatch: DispatchMethod,
): boolean {
  if (from === 'ready' && to === 'inTransit') return dispatch === 'store_delivery';
  if (from === 'ready' && to === 'completed') return dispatch === 'in_store';
  return transitions[from].includes(to);
}

/** The statuses an order may start in (docs/rules/orders.md#status-moves): a future order waits for its payment, any may fail at birth. */
export const initialStatuses: readonly OrderStatus[] = ['created', 'creation_scheduled', 'failed'];

/** Nobody cooks yet: an order that ends now gives back what it reserved. */
export const isBeforePreparation = (status: OrderStatus): boolean =>
  status === 'creation_scheduled' || status === 'scheduled' || status === 'created';

/** The food is on its last stretch. docs/rules/orders.md#order-statuses: ready and inTransit are active. */
export const isActive = (status: ShownStatus): boolean =>
  status === 'ready' || status === 'inTransit';

const ended: ReadonlySet<ShownStatus> = new Set(['completed', 'cancelled', 'failed', 'reversed']);
/** Nothing more will happen to the food. */
export const hasOrderEnded = (status: ShownStatus): boolean => ended.has(status);

/** The order ended without anybody eating it, or its money went back: there is no way of the food to follow. */
export const endedUnfulfilled = (status: ShownStatus): boolean =>
  hasOrderEnded(status) && status !== 'completed';

/** A status of the wire; `unknown` for one that this version does not know. Other spellings are read too. */
export function readOrderStatus(text: string): ShownStatus {
  const spelling = { in_transit: 'inTransit', canceled: 'cancelled' }[text] ?? text;
  return orderStatuses.find((status) => status === spelling) ?? 'unknown';
}
