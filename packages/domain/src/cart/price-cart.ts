import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { add, atLeastZero, type Minor, zero } from '../money/money.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { saleMoment } from '../menu/sale-moment.ts';
import { accept, refuse, type Result } from '../result.ts';
import { zoneAt } from '../store/delivery-zone.ts';
import type { DeliveryZone, GeoPoint, Store } from '../store/store.ts';
import { currentWait, usualWait } from '../store/wait-time.ts';
import type { Settings } from '../tenant/settings.ts';
import type { Cart } from './cart.ts';
import { checkCart, type LineProblem, unprocessableItems } from './check-cart.ts';
import { amountLimitGap, orderAmountLimits } from './order-amount-limits.ts';
import type { Quote, QuoteObstacle } from './quote.ts';
import { quoteLines } from './quote-lines.ts';

/** `place`: the delivery address's point, null while unknown. `now` and `requestedTime` of a future order in milliseconds. */
export type PriceFacts = {
  index: MenuIndex;
  store: Store;
  settings: Pick<Settings, 'serviceFee'>;
  place: GeoPoint | null;
  now: number;
  requestedTime?: number | null;
  platform: string;
};

/**
 * Prices a cart. Browser and server use the same function; the server's result is decisive. Refused with EXCLUSION_DELIVERY_ZONE if no zone
 * of the store covers the place. Lines that cannot be bought count in no amount and are listed in `unavailable`. Such a line, or a minimum
 * or maximum that is not met, is an obstacle: it blocks the order, but the shopper can still add products. `delivery` is null while the
 * place is unknown. A cart with nothing to buy costs nothing. docs/rules/cart.md#line-problem, docs/rules/cart.md#total.
 */
export function priceCart(cart: Cart, facts: PriceFacts): Result<Quote, Refusal> {
  const { index, store, place } = facts;
  const isDelivery = cart.dispatchMethod === 'store_delivery';
  const zone = isDelivery && place !== null ? zoneAt(store, place) : null;
  if (isDelivery && place !== null && zone === null)
    return refuse(refusalOf('EXCLUSION_DELIVERY_ZONE'));
  const unavailable = checkCart(
    cart,
    index,
    saleMoment({ requestedTime: null, ...facts, dispatch: cart.dispatchMethod }),
  );
  const lines = quoteLines(withoutProblems(cart, unavailable), index);
  const subtotal = add(...lines.map((line) => line.total));
  const isEmpty = lines.length === 0;
  const delivery = isDelivery && !isEmpty ? zone && feeOf(zone, subtotal) : zero;
  const serviceFee = isEmpty ? zero : facts.settings.serviceFee;
  const limits = orderAmountLimits(cart.dispatchMethod, store, zone);
  return accept({
    lines,
    unavailable,
    subtotal,
    discount: zero,
    delivery,
    deliveryDetails: zone && detailsOf(zone, facts),
    serviceFee,
    total: atLeastZero(add(subtotal, delivery ?? zero, serviceFee)),
    limits,
    obstacle: quoteObstacle({ unavailable, subtotal, limits }),
  });
}

function withoutProblems(cart: Cart, problems: readonly LineProblem[]): Cart {
  if (problems.length === 0) return cart;
  const hashes = new Set(problems.map(({ hash }) => hash));
  return { ...cart, lines: cart.lines.filter(({ hash }) => !hashes.has(hash)) };
}

/** Returns the delivery fee: zero for food of at least `freeFrom`. */
const feeOf = (zone: DeliveryZone, subtotal: Minor): Minor =>
  zone.freeFrom !== null && subtotal >= zone.freeFrom ? zero : zone.fee;

/** Returns zone, fee and wait of the delivery. An order for now includes the store's busy minutes; a future order does not. */
const detailsOf = (
  zone: DeliveryZone,
  { store, place, requestedTime = null }: PriceFacts,
): NonNullable<Quote['deliveryDetails']> => ({
  zoneId: zone.id,
  fee: zone.fee,
  freeFrom: zone.freeFrom,
  minimum: zone.minimum,
  maximum: zone.maximum,
  waitTime: (requestedTime === null ? currentWait : usualWait)(store, 'store_delivery', place),
});

/**
 * Returns the obstacle to ordering a cart that the shopper should resolve first; null if the cart has none.
 * docs/rules/cart.md#obstacle-of-a-quote.
 */
export function quoteObstacle({
  unavailable,
  subtotal,
  limits,
}: Pick<Quote, 'unavailable' | 'subtotal' | 'limits'>): QuoteObstacle | null {
  if (unavailable.length > 0) return unprocessableItems(unavailable);
  const gap = amountLimitGap(subtotal, limits);
  if (gap === null) return null;
  const { kind, ...metadata } = gap;
  return {
    label: kind === 'below' ? 'DELIVERY_MINIMUM_NOT_REACHED' : 'MAXIMUM_ORDER_AMOUNT',
    metadata,
  };
}
