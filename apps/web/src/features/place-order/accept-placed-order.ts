import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { paymentStep } from '@comanda/domain/payment/payment-step.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storePlacedOrder } from '../../shop/order/placed-order.ts';
import { subtractLines, storeUnpaidOrder } from '../../shop/order/unpaid-order.ts';

/** The request that created an order. */
export type PlacedRequest = { fingerprint: string; lines: readonly CartLine[] };

/**
 * Stores an order that the server created. An order paid on delivery, or that costs nothing, removes its lines from the cart. An order paid online leaves the
 * lines until the payment is proven, and returns `pay`. docs/rules/orders.md#cart-after-the-order.
 */
export function acceptPlacedOrder(
  order: Order,
  { fingerprint, lines }: PlacedRequest,
  { shop, clock }: Pick<AppContext, 'shop' | 'clock'>,
): 'pay' | 'done' {
  const now = clock.now();
  if (paymentStep(order.paymentMethod, order.total).kind === 'redirect') {
    storeUnpaidOrder(order, fingerprint, lines, now);
    return 'pay';
  }
  storePlacedOrder(order, lines, now);
  shop.setState((current) => ({ lines: subtractLines(current.lines, lines), requestedTime: null }));
  return 'done';
}
