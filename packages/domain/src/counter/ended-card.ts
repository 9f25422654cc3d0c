import { hourMs } from '../duration.ts';
import { endReasons } from '../order/end-reason.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { unreachable } from '../unreachable.ts';

/**
 * The author of the end of an order, as its card says. `shopper`: the shopper cancelled it; the
 * others: {@link endReasons}.
 */
export const cardEndings = ['shopper', ...endReasons] as const;
export type CardEnding = (typeof cardEndings)[number];

/** The card of an ended order leaves the board after this time, also if nobody dismissed it. */
export const endedCardMs = 12 * hourMs;

/**
 * An order at its end. `status`: the status before; `isReleased`: the restaurant was shown it;
 * `isByCounter`: staff ended it at the counter.
 */
export type EndedOrderFacts = {
  status: OrderStatus;
  isReleased: boolean;
  isByCounter: boolean;
};

/**
 * Returns whether the card of an order that ends without food stays on the board until staff
 * dismisses it. It goes at once if the board never showed it, or if the counter itself ended an
 * order that nobody had begun. docs/rules/counter-board.md#cancelled-orders.
 */
export function staysAfterEnd({ status, isReleased, isByCounter }: EndedOrderFacts): boolean {
  switch (status) {
    case 'scheduled':
      return !isByCounter;
    case 'created':
      return isReleased && !isByCounter;
    case 'preparing':
    case 'ready':
    case 'inTransit':
      return true;
    case 'creation_scheduled':
    case 'completed':
    case 'cancelled':
    case 'failed':
    case 'reversed':
      return false;
    default:
      return unreachable(status);
  }
}
