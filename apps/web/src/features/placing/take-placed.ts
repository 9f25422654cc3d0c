import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { afterCreate } from '@comanda/domain/payment/after-create.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import { rememberPlaced } from '../../platform/placed-order.ts';
import { linesWithout, rememberUnpaid } from '../../platform/unpaid-order.ts';

/** The request that an order was made of. */
export type SentRequest = { fingerprint: string; lines: readonly CartLine[] };

/**
 * Takes in an order that now exists. One that is paid at the door takes its lines out of the cart; one that is paid online leaves them until
 * its money is proven, and answers `pay`. Spec §4.
 */
export function takePlaced(
  order: Order,
  { fingerprint, lines }: SentRequest,
  { shop, clock }: Pick<AppContext, 'shop' | 'clock'>,
): 'pay' | 'done' {
  const now = clock.now();
  if (afterCreate(order.paymentMethod).kind === 'redirect') {
    rememberUnpaid(order, fingerprint, lines, now);
    return 'pay';
  }
  rememberPlaced(order, lines, now);
  shop.setState((current) => ({ lines: linesWithout(current.lines, lines), wanted: null }));
  return 'done';
}
