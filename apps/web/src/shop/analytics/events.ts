import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { recordEvent } from './record-event.ts';

/**
 * One function per business event (docs/rules/people.md#analytics-events). Without a sink, or
 * without consent, they do nothing. Lines are cart lines; for `addToCart` and `removeFromCart`
 * their `count` is the units added or removed.
 */
export const recordPageView = (path: string): void => recordEvent({ kind: 'pageView', path });
export const recordViewItemList = (category: Category): void =>
  recordEvent({ kind: 'viewItemList', category });
export const recordViewItem = (product: Product): void =>
  recordEvent({ kind: 'viewItem', product });
export const recordAddToCart = (lines: readonly CartLine[]): void =>
  recordEvent({ kind: 'addToCart', lines });
const recordRemoveFromCart = (lines: readonly CartLine[]): void =>
  recordEvent({ kind: 'removeFromCart', lines });
export const recordViewCart = (lines: readonly CartLine[]): void =>
  recordEvent({ kind: 'viewCart', lines });
export const recordBeginCheckout = (lines: readonly CartLine[]): void =>
  recordEvent({ kind: 'beginCheckout', lines });
export const recordAddPaymentInfo = (lines: readonly CartLine[], method: PaymentMethodName): void =>
  recordEvent({ kind: 'addPaymentInfo', lines, method });
/**
 * May be called each time an order is shown: the sinks receive each order once
 * (sinks/once-per-order.ts).
 */
export const recordPurchase = (order: Order): void => recordEvent({ kind: 'purchase', order });

/**
 * Records the units that a cart change added and removed. An edited line counts as the old line
 * removed and the new line added.
 */
export function recordCartChange(before: readonly CartLine[], after: readonly CartLine[]): void {
  const removedLines = addedUnits(after, before);
  const addedLines = addedUnits(before, after);
  if (removedLines.length > 0) recordRemoveFromCart(removedLines);
  if (addedLines.length > 0) recordAddToCart(addedLines);
}

const addedUnits = (than: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] =>
  lines
    .map((line) => ({
      ...line,
      count: line.count - (than.find(({ hash }) => hash === line.hash)?.count ?? 0),
    }))
    .filter(({ count }) => count > 0);
