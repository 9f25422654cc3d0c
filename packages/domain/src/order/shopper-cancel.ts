import { type AwaitedPaymentFacts, isPaymentAwaited } from '../payment/awaited-payment.ts';
import { isUndoable, type UndoFacts } from './undo-window.ts';

/**
 * Returns whether the shopper may cancel the order at `now` (milliseconds): an order that still
 * awaits its online payment (awaited-payment.ts), or a cash order within its undo window of six
 * seconds (undo-window.ts). docs/rules/orders.md#cancellation-by-the-shopper.
 */
export const mayShopperCancel = (order: AwaitedPaymentFacts & UndoFacts, now: number): boolean =>
  isPaymentAwaited(order) || isUndoable(order, now);
