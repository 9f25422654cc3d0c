import { noDiscounts } from '../discount/cart-discounts.ts';
import type { DiscountRule } from '../discount/discount-rule.ts';
import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { zero } from '../money/money.ts';
import { offerReductions } from '../offer/apply-offers.ts';
import { amountsOfParts } from '../price/price-amounts.ts';
import { priceParts } from '../price/price-parts.ts';
import { accept, refuse, type Result } from '../result.ts';
import { deliveryFee } from '../store/delivery-fee.ts';
import { zoneAt } from '../store/delivery-zone.ts';
import type { DeliveryZone } from '../store/store.ts';
import { currentWait, usualWait } from '../store/wait-time.ts';
import type { Cart } from './cart.ts';
import { offersLostBy, offersOfCart } from './offers-of-cart.ts';
import { orderAmountLimits } from './order-amount-limits.ts';
import type { PriceFacts } from './price-facts.ts';
import type { Quote } from './quote.ts';
import { foodOf, quoteLines } from './quote-lines.ts';
import { quoteObstacles } from './quote-obstacles.ts';
import { soldCart } from './sold-cart.ts';

/**
 * Prices a cart. Browser and server use the same function; the server's result is decisive. Refused
 * with EXCLUSION_DELIVERY_ZONE if no zone of the store covers the place. Lines that cannot be
 * bought count in no amount and are listed in `unavailable`. Such a line, or a minimum or maximum
 * that is not met, is an obstacle: it blocks the order, but the shopper can still add products.
 * `delivery` is null while the place is unknown. A cart with nothing to buy costs nothing.
 * docs/rules/cart.md#line-problem, docs/rules/cart.md#total.
 */
export function priceCart(cart: Cart, facts: PriceFacts): Result<Quote, Refusal> {
  const { index, store, place, discounts: discountsOf = offersAlone } = facts;
  const isDelivery = cart.dispatchMethod === 'store_delivery';
  const zone = isDelivery && place !== null ? zoneAt(store, place) : null;
  if (isDelivery && place !== null && zone === null)
    return refuse(refusalOf('EXCLUSION_DELIVERY_ZONE'));
  const { sold, unavailable } = soldCart(cart, facts);
  const lines = quoteLines(sold, index);
  const isEmpty = lines.length === 0;
  const fee = zone !== null && !isEmpty ? deliveryFee(zone, foodOf(lines)) : zero;
  const delivery = isDelivery && zone === null && !isEmpty ? null : fee;
  const limits = orderAmountLimits(cart.dispatchMethod, store, zone);
  const offers = offersOfCart(sold, facts);
  const priced = { ...facts, sold, lines, delivery, limits };
  const discounts = discountsOf(offerReductions(offers.applied), priced);
  const parts = priceParts({
    lines,
    delivery: fee,
    serviceFee: isEmpty ? zero : facts.settings.serviceFee,
    reductions: discounts.reductions,
    points: discounts.points,
  });
  const { subtotal, discount, points, serviceFee, total } = amountsOfParts(parts);
  return accept({
    parts,
    lines,
    unavailable,
    subtotal,
    discount,
    delivery,
    deliveryDetails: zone && detailsOf(zone, facts),
    serviceFee,
    total,
    coupon: discounts.coupon,
    points,
    pointsUsed: points === 0 ? 0 : (discounts.points?.points ?? 0),
    maxPoints: discounts.maxPoints,
    discountRefusal: discounts.refusal,
    limits,
    obstacles: quoteObstacles({
      unavailable,
      lostOffers: unavailable.length === 0 ? [] : offersLostBy(cart, sold, facts)?.names,
      subtotal,
      limits,
    }),
  });
}

const offersAlone: DiscountRule = (offers) => ({ ...noDiscounts, reductions: offers });

/**
 * Returns zone, fee and wait of the delivery. An order for now includes the store's busy minutes; a
 * future order does not.
 */
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
