import { amountOutOfLimits } from '@comanda/domain/payment/amount-out-of-limits.ts';
import { offeredBy } from '@comanda/domain/payment/methods.ts';
import { platformWeb } from '@comanda/contract/headers.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import { applyDiscounts } from '@comanda/domain/discount/apply-discounts.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { maxTip } from '@comanda/domain/checkout/tips.ts';
import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { requestedInstant } from '@comanda/domain/slots/requested-instant.ts';
import { isStoreSlot } from '@comanda/domain/slots/store-slots.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import { checkStore } from '@comanda/domain/store/check-store.ts';
import { orderingState, whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import type { StoreMenuFacts } from '../../menu/live-store.ts';
import type { LoadedDiscounts } from '../../cart/load-discounts.ts';
import type { RequestedOrder } from './requested-order.ts';
import { cartOfItems } from '../../cart/cart-of-items.ts';
import { checkFields } from './check-fields.ts';
import { checkOptions } from './check-options.ts';

/**
 * An order that passed the rules: the cart as sold, its quote, the amount charged with tips (minor
 * units), the requested time (milliseconds; null: as soon as possible), and the use of the coupon
 * that takes something off.
 */
export type PricedOrder = {
  cart: Cart;
  quote: Quote;
  charged: Minor;
  requestedTime: number | null;
  couponUse: CouponUse | null;
};

/**
 * Checks every rule of an order with the store's present facts, or returns the first refusal.
 * Stock, slot capacity, the uses of a coupon and the balance of points are checked again when they
 * are reserved. The server computes the price; the total that the shopper saw is only compared. An
 * order whose coupon or points are refused is never placed without them.
 * docs/rules/checkout.md#changed-total.
 */
export function decideOrder(
  requested: RequestedOrder,
  facts: StoreMenuFacts,
  discounts: LoadedDiscounts,
): Result<PricedOrder, Refusal> {
  const { order } = requested.body;
  const requestedInstantResult = requestedInstant(
    { time: requested.body.requestedTime, instant: requested.body.requestedInstant },
    facts.store.timeZone,
  );
  if (!requestedInstantResult.ok) return refuse(slotNotOffered);
  const requestedTime = requestedInstantResult.value;
  const earlyRefusal =
    checkOptions(requested, facts.store, requestedTime) ??
    discounts.refusal ??
    discounts.pointsRefusal ??
    checkOpen(requested, facts, requestedTime) ??
    checkSlot(requested, facts, requestedTime);
  if (earlyRefusal) return refuse(earlyRefusal);
  const cart = cartOfItems(
    { storeId: order.storeId, dispatchMethod: order.dispatchMethod },
    order.itemsAttributes,
  );
  const priced = priceCart(cart, {
    ...facts,
    discounts: applyDiscounts(discounts.request),
    place: order.address ?? null,
    now: requested.now,
    requestedTime,
    platform: platformWeb,
  });
  if (!priced.ok) return priced;
  const quote = priced.value;
  const gone = quote.obstacles.find(({ label }) => label === 'UNPROCESSABLE_ITEMS');
  if (gone) return refuse(gone);
  if (quote.discountRefusal) return refuse(quote.discountRefusal);
  const charged = chargedAmount(quote.total, order, order.dispatchMethod);
  const lateRefusal =
    checkFields(requested, { ...facts, total: quote.total }) ??
    checkTips(requested, quote) ??
    quote.obstacles[0] ??
    checkTotal(requested, quote) ??
    amountOutOfLimits(offeredBy(facts.store, order.paymentMethod), charged);
  return lateRefusal
    ? refuse(lateRefusal)
    : accept({
        cart,
        quote,
        charged,
        requestedTime,
        couponUse: quote.coupon && discounts.couponUse,
      });
}

function checkOpen(
  { body: { order }, now }: RequestedOrder,
  { store }: StoreMenuFacts,
  requestedTime: number | null,
): Refusal | null {
  if (checkStore(store, order.dispatchMethod, requestedTime !== null, now) === 'open') return null;
  const closed = whyStoreIsClosed(store, order.dispatchMethod, now);
  return refusalOf('STORE_CLOSED', {
    state: orderingState(closed),
    opensAt: closed?.opensAt ?? null,
  });
}

const slotNotOffered = refusalOf('INVALID_PARAMETER', {
  field: 'requested_time',
  reason: 'not_offered',
});

function checkSlot(
  { body: { order }, now }: RequestedOrder,
  { store, settings }: StoreMenuFacts,
  requestedTime: number | null,
): Refusal | null {
  if (requestedTime === null) return null;
  const question = {
    store,
    now,
    dispatch: order.dispatchMethod,
    days: settings.maxDaysAvailableFutureOrder,
    wait: usualWait(store, order.dispatchMethod, order.address ?? null),
  };
  return isStoreSlot(question, requestedTime) ? null : slotNotOffered;
}

function checkTips({ body: { order } }: RequestedOrder, quote: Quote): Refusal | null {
  const maximum = maxTip(quote);
  const field = (['tip', 'storeTip'] as const).find((name) => order[name] > maximum);
  return field ? refusalOf('INVALID_PARAMETER', { field, reason: 'TIP_TOO_LARGE', maximum }) : null;
}

function checkTotal({ body: { order } }: RequestedOrder, quote: Quote): Refusal | null {
  if (order.expectedTotal === quote.total) return null;
  return refusalOf('INVALID_PARAMETER', {
    field: 'expectedTotal',
    reason: 'TOTAL_CHANGED',
    expectedTotal: order.expectedTotal,
    quote: pricesOf(quote),
  });
}

/** Returns the prices of a quote, as the metadata of a refusal names them. */
const pricesOf = ({ lines, subtotal, discount, points, delivery, serviceFee, total }: Quote) => ({
  lines,
  subtotal,
  discount,
  points,
  delivery,
  serviceFee,
  total,
});
