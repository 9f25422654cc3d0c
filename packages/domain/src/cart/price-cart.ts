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

/** `place`: where the food goes, null while unknown. `now`, and `wantedAt` of a future order, in milliseconds. */
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
 * The price of a cart: browser and server run this same rule, the server's answer is the truth. Refused: EXCLUSION_DELIVERY_ZONE when no
 * zone of the store covers the place. A line that cannot be bought is left out of every amount and named in `unavailable`; such a line, a
 * minimum or a maximum that is not met is an obstacle, not a refusal: it blocks the order, never adding. `delivery` stays null while the
 * place is unknown; a cart with nothing to buy costs nothing. docs/rules/cart.md#line-problem, docs/rules/cart.md#total.
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

/** Free from `freeFrom` of food on. */
const feeOf = (zone: DeliveryZone, subtotal: Minor): Minor =>
  zone.freeFrom !== null && subtotal >= zone.freeFrom ? zero : zone.fee;

/** The wait is the one that shoppers are told everywhere else; how busy a store is now says nothing of a later day. */
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

/** What keeps a cart from being ordered, the first thing to mend first; null: nothing of the cart itself. docs/rules/cart.md#obstacle-of-a-quote. */
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
