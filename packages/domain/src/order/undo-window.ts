import { secondMs } from '../duration.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { OrderStatus } from './order-status.ts';
import { instantOf } from '../time/instant.ts';

/**
 * Milliseconds after its placement in which the shopper can undo an order that is paid in cash. The
 * restaurant is notified afterwards. docs/rules/orders.md#undo-of-a-cash-order.
 */
export const undoWindowMs = 6 * secondMs;

/**
 * Returns the end of the undo window of an order that is placed at `placedAt`, or null if it cannot
 * be undone. Milliseconds.
 */
export const undoableUntil = (method: PaymentMethodName, placedAt: number): number | null =>
  method === 'cash' ? placedAt + undoWindowMs : null;

/**
 * `releasedAt`: when the restaurant was notified. `undoableUntil`: the end of the undo window. ISO
 * instants; null: never.
 */
export type UndoFacts = {
  status: OrderStatus;
  releasedAt: string | null;
  undoableUntil: string | null;
};

/**
 * Returns whether the shopper can undo the order at `now` (milliseconds). The last millisecond of
 * the window counts, its end does not.
 */
export const isUndoable = (order: UndoFacts, now: number): boolean =>
  order.status === 'created' &&
  order.releasedAt === null &&
  order.undoableUntil !== null &&
  now < instantOf(order.undoableUntil);
