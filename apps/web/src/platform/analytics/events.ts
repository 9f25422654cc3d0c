import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { record } from './record.ts';

/**
 * One function per business event (Spec §1, §2). Without a sink, or without consent, none does anything. Lines are those of the cart;
 * for `addToCart` and `removeFromCart` their `count` is the units that came or went.
 */
export const pageView = (path: string): void => record({ kind: 'pageView', path });
export const viewItemList = (category: Category): void => record({ kind: 'viewItemList', category });
export const viewItem = (product: Product): void => record({ kind: 'viewItem', product });
export const addToCart = (lines: readonly CartLine[]): void => record({ kind: 'addToCart', lines });
export const removeFromCart = (lines: readonly CartLine[]): void => record({ kind: 'removeFromCart', lines });
export const viewCart = (lines: readonly CartLine[]): void => record({ kind: 'viewCart', lines });
export const beginCheckout = (lines: readonly CartLine[]): void => record({ kind: 'beginCheckout', lines });
export const addPaymentInfo = (lines: readonly CartLine[], method: PaymentMethodName): void =>
  record({ kind: 'addPaymentInfo', lines, method });
/** May be called as often as an order is shown: the sinks hear of each order once (sinks/once-per-order.ts). */
export const purchase = (order: Order): void => record({ kind: 'purchase', order });

/** What a change of the cart added and what it took away. An edited line is another line: the old one goes, the new one comes. */
export function cartChanged(before: readonly CartLine[], after: readonly CartLine[]): void {
  const gone = unitsMore(after, before);
  const come = unitsMore(before, after);
  if (gone.length > 0) removeFromCart(gone);
  if (come.length > 0) addToCart(come);
}

const unitsMore = (than: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] =>
  lines
    .map((line) => ({ ...line, count: line.count - (than.find(({ hash }) => hash === line.hash)?.count ?? 0) }))
    .filter(({ count }) => count > 0);
