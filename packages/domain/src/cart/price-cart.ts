import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { add, atLeastZero, type Minor, subtract, zero } from '../money/money.ts';
import type { Moment } from '../menu/check-availability.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { accept, refuse, type Result } from '../result.ts';
import { zoneAt } from '../store/delivery-zone.ts';
import type { DeliveryZone, Point, Store } from '../store/store.ts';
import { toldWait, usualWait } from '../store/wait-time.ts';
import type { Settings } from '../tenant/settings.ts';
import type { Cart } from './cart.ts';
import { checkCart, type LineProblem } from './check-cart.ts';
import type { Quote, QuoteObstacle } from './quote.ts';
import { quoteLines } from './quote-lines.ts';

/** `place`: where the food goes, null while unknown. `now`, and `wantedAt` of a future order, in milliseconds. */
export type PriceFacts = {
  index: MenuIndex;
  store: Store;
  settings: Pick<Settings, 'serviceFee'>;
  place: Point | null;
  now: number;
  wantedAt?: number | null;
  platform: string;
};

/**
 * The price of a cart: browser and server run this same rule, the server's answer is the truth. Refused: UNPROCESSABLE_ITEMS naming
 * what cannot be sold; EXCLUSION_DELIVERY_ZONE when no zone of the store covers the place. A minimum or maximum that is not met is an
 * obstacle, not a refusal: it blocks checkout, never adding. `delivery` stays null while the place is unknown; an empty cart costs
 * nothing. decisions §2.
 */
export function priceCart(cart: Cart, facts: PriceFacts): Result<Quote, Refusal> {
  const { index, store, place } = facts;
  const problems = checkCart(cart, index, momentOf(cart, facts));
  if (problems.length > 0) return refuse(refusalOf('UNPROCESSABLE_ITEMS', { items: namesOf(problems), lines: problems }));
  const isDelivery = cart.dispatchMethod === 'store_delivery';
  const zone = isDelivery && place !== null ? zoneAt(store, place) : null;
  if (isDelivery && place !== null && zone === null) return refuse(refusalOf('EXCLUSION_DELIVERY_ZONE'));
  const lines = quoteLines(cart, index);
  const subtotal = add(...lines.map((line) => line.total));
  const isEmpty = lines.length === 0;
  const delivery = isDelivery && !isEmpty ? zone && feeOf(zone, subtotal) : zero;
  const serviceFee = isEmpty ? zero : facts.settings.serviceFee;
  const total = atLeastZero(add(subtotal, delivery ?? zero, serviceFee));
  const obstacle =
    isDelivery && zone === null ? null : obstacleOf(subtotal, zone ?? { minimum: store.pickUpMinimum, maximum: store.pickUpMaximum });
  return accept({
    lines,
    subtotal,
    discount: zero,
    delivery,
    deliveryDetails: zone && detailsOf(zone, facts),
    serviceFee,
    total,
    obstacle,
  });
}

function momentOf({ dispatchMethod: dispatch }: Cart, { now, wantedAt = null, store, platform }: PriceFacts): Moment {
  const common = { timeZone: store.timeZone, dispatch, platform };
  return wantedAt === null ? { ...common, now } : { ...common, now: wantedAt, orderedAt: now };
}

/** Each name once; a product that left the menu has none any more. */
const namesOf = (problems: readonly LineProblem[]): readonly string[] => [
  ...new Set(problems.map((problem) => problem.name).filter((name) => name !== '')),
];

/** Free from `freeFrom` of food on. */
const feeOf = (zone: DeliveryZone, subtotal: Minor): Minor => (zone.freeFrom !== null && subtotal >= zone.freeFrom ? zero : zone.fee);

/** The wait is the one that shoppers are told everywhere else; how busy a store is now says nothing of a later day. */
const detailsOf = (zone: DeliveryZone, { store, wantedAt = null }: PriceFacts): NonNullable<Quote['deliveryDetails']> => ({
  zoneId: zone.id,
  fee: zone.fee,
  freeFrom: zone.freeFrom,
  minimum: zone.minimum,
  maximum: zone.maximum,
  waitTime: (wantedAt === null ? toldWait : usualWait)(store, 'store_delivery', zone),
});

function obstacleOf(subtotal: Minor, { minimum, maximum }: { minimum: Minor; maximum: Minor | null }): QuoteObstacle | null {
  if (subtotal < minimum) return { label: 'DELIVERY_MINIMUM_NOT_REACHED', metadata: { minimum, missing: subtract(minimum, subtotal) } };
  if (maximum !== null && subtotal > maximum)
    return { label: 'MAXIMUM_ORDER_AMOUNT', metadata: { maximum, over: subtract(subtotal, maximum) } };
  return null;
}
