import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { type PaymentStep, paymentStep } from '@comanda/domain/payment/payment-step.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storePlacedOrder } from '../../shop/order/placed-order.ts';
import { subtractLines, storeUnpaidOrder } from '../../shop/order/unpaid-order.ts';

/** The request that created an order. */
export type PlacedRequest = { fingerprint: string; lines: readonly CartLine[] };

/**
 * Only an order that needs no payment is done. A step without a row does not compile: its order
 * would look paid.
 */
const outcomeOfStep: Record<PaymentStep['kind'], 'pay' | 'done'> = {
  success: 'done',
  redirect: 'pay',
  authoriseSavedCard: 'pay',
  chargeSubscription: 'pay',
  payWithToken: 'pay',
  openLink: 'pay',
  askCvc: 'pay',
};

/**
 * Stores an order that the server created. An order paid on delivery, or that costs nothing,
 * removes its lines from the cart. An order paid online leaves the lines until the payment is
 * proven, and returns `pay`. docs/rules/orders.md#cart-after-the-order.
 */
export function acceptPlacedOrder(
  order: Order,
  { fingerprint, lines }: PlacedRequest,
  { shop, clock }: Pick<AppContext, 'shop' | 'clock'>,
): 'pay' | 'done' {
  const now = clock.now();
  const outcome = outcomeOfStep[paymentStep(order.paymentMethod, order.total).kind];
  if (outcome === 'pay') {
    storeUnpaidOrder(order, fingerprint, lines, now);
    return outcome;
  }
  storePlacedOrder(order, lines, now);
  shop.setState((current) => ({ lines: subtractLines(current.lines, lines), requestedTime: null }));
  return outcome;
}
