import type { priceCart as endpoint } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { writeMetadata } from '@comanda/contract/error-body.ts';
import { platformWeb } from '@comanda/contract/headers.ts';
import { priceCart as priceCartRule } from '@comanda/domain/cart/price-cart.ts';
import { applyDiscounts } from '@comanda/domain/discount/apply-discounts.ts';
import { cartProducts } from '@comanda/domain/cart/cart-products.ts';
import { isRequestDue } from '@comanda/domain/courier/request-delivery-at.ts';
import type { CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { moneyOfPoints } from '@comanda/domain/points/points-money.ts';
import { discountsOfParts } from '@comanda/domain/price/price-amounts.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import { estimateOrder, expectedAtOf, readyAtOf } from '@comanda/domain/slots/estimate.ts';
import { requestedInstant } from '@comanda/domain/slots/requested-instant.ts';
import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { oneCoupon } from '@comanda/domain/coupon/one-coupon.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CourierRegistry } from '../couriers/courier-registry.ts';
import type { Deps } from '../deps.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import { networkNamedLimits } from '../order-limits/named-limits.ts';
import type { PaymentRegistry } from '../payments/payment-registry.ts';
import type { Call } from '../platform/http/call.ts';
import type { HourlyBudget } from '../platform/hourly-budget.ts';
import { cartOfItems } from './cart-of-items.ts';
import { type DeliveryQuoteRequest, quoteDelivery } from '../delivery/quote-delivery.ts';
import { askedPoints } from '../points/asked-points.ts';
import { type LoadedDiscounts, loadDiscounts } from './load-discounts.ts';
import { orderLimitsOf } from '../order-limits/order-limits-of.ts';

export type PriceDeps = {
  menus: MenuCache;
  payments: Pick<PaymentRegistry, 'isDown' | 'offers'>;
  couriers: CourierRegistry;
  /** Quote requests to couriers in the last hour, by brand and network. */
  courierQuoteBudget: HourlyBudget;
} & Pick<Deps, 'config' | 'db' | 'log' | 'metrics' | 'tokenSecret'>;
type Answer = Frozen<AnswerOf<typeof endpoint>>;

/**
 * Prices a cart from the cache: no SQL while the menu is cached and no discount is asked for. A
 * coupon or points that take nothing off are no refusal of the call: `description` says why, and
 * the price is without them. docs/rules/coupons.md#coupon-in-prices-and-orders,
 * docs/rules/points.md#points-in-a-price-call.
 */
export async function priceCart(
  deps: PriceDeps,
  call: Call<typeof endpoint>,
): Promise<Result<Answer, Refusal>> {
  const { menus, payments } = deps;
  const { tenant, body, now } = call;
  const { storeId, dispatchMethod, items } = body.cart;
  const facts = await menus.storeFacts(tenant.id, storeId);
  if (!facts) return refuse(refusalOf('NOT_FOUND', { field: 'cart.store_id' }));
  const points = askedPoints(body, facts.settings);
  if (!points.ok) return points;
  const coupon = oneCoupon({
    coupon: [body.coupon, body.cart.coupon],
    paymentMethod: [body.paymentMethod, body.cart.couponPaymentMethod],
  });
  if (!coupon.ok) return coupon;
  if (!offersDispatch(facts.store, dispatchMethod))
    return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { field: 'cart.dispatch_method' }));
  const requested = requestedInstant(
    { time: body.cart.requestedTime, instant: body.cart.requestedInstant },
    facts.store.timeZone,
  );
  if (!requested.ok)
    return refuse(
      refusalOf('INVALID_PARAMETER', { field: 'cart.requested_time', reason: 'not_offered' }),
    );
  const cart = cartOfItems({ storeId, dispatchMethod }, items);
  const discounts = await loadDiscounts(deps, call, facts, {
    coupon: coupon.value,
    points: points.value,
  });
  const quote = priceCartRule(cart, {
    ...facts,
    discounts: applyDiscounts(discounts.request),
    place: body.state ?? null,
    now,
    requestedTime: requested.value,
    platform: platformWeb,
  });
  if (!quote.ok) return quote;
  const { currency } = tenant.country;
  const methodsDown = facts.store.paymentMethods.filter(
    (name) => payments.offers(name, currency) && payments.isDown(name),
  );
  const place = body.state ?? null;
  const products = cartProducts(cart, facts.index);
  const expected = estimateOrder({
    store: facts.store,
    dispatch: dispatchMethod,
    place,
    products,
    now,
    requestedTime: requested.value,
  });
  const readyAt = expected.kind === 'slot' ? null : readyAtOf(expected);
  const isDelivery = dispatchMethod === 'store_delivery' && quote.value.obstacles.length === 0;
  const needsCourierQuote = isDelivery && readyAt !== null && isRequestDue(readyAt, now);
  const quoteRequest = {
    tenantId: tenant.id,
    country: tenant.country,
    store: facts.store,
    value: quote.value.subtotal,
  };
  const courier =
    needsCourierQuote && place
      ? await shownQuote(deps, call, { ...quoteRequest, place, readyAt })
      : null;
  return accept({
    ...answerOf(withRefusal(quote.value, discounts), dispatchMethod, tenant.decimals),
    maxLoyaltyMoneyToUse: moneyOfPoints(quote.value.maxPoints, facts.settings.pointRate),
    ...shownEstimate(courier),
    estimatedAt: isoOf(expectedAtOf(expected)),
    methodsDown,
    menuVersion: facts.index.menu.version,
  });
}

/**
 * The courier's quote for a cart. Quote requests are limited by network, because any caller can
 * price a cart for any drop-off and couriers may charge the brand for them.
 */
async function shownQuote(
  deps: PriceDeps,
  { tenant, ip, now }: Call<typeof endpoint>,
  quoteRequest: DeliveryQuoteRequest,
): Promise<CourierQuote | null> {
  const limit =
    orderLimitsOf(deps, await deps.menus.tenant(tenant.id))?.courierQuotesPerNetworkAndHour ?? 0;
  const mayRequestQuote = (): boolean => {
    const isLeft =
      deps.courierQuoteBudget.take(networkNamedLimits(tenant.id, ip, limit), now) === 0;
    if (!isLeft)
      deps.metrics.count('comanda_limit_hits_total', { limit: 'courierQuotesPerNetworkAndHour' });
    return isLeft;
  };
  return (await quoteDelivery(deps, quoteRequest, { mayRequestQuote })).quote;
}

/**
 * A coupon that cannot be asked for says why in the place of one that the cart refuses; either goes
 * before points.
 */
const withRefusal = (quote: Quote, { refusal, pointsRefusal }: LoadedDiscounts): Quote => ({
  ...quote,
  discountRefusal: refusal ?? quote.discountRefusal ?? pointsRefusal,
});

/** The estimate that the order carries back; empty for a courier whose quote has no id. */
const shownEstimate = (estimate: CourierQuote | null) => ({
  uberEstimateId: estimate?.id ?? null,
  uberEstimateExpiresAt: estimate?.id == null ? null : isoOf(estimate.expiresAt),
});

function answerOf(
  quote: Quote,
  deliveryMethod: DispatchMethod,
  decimals: Decimals,
): Omit<
  Answer,
  | 'menuVersion'
  | 'methodsDown'
  | 'maxLoyaltyMoneyToUse'
  | 'estimatedAt'
  | 'uberEstimateId'
  | 'uberEstimateExpiresAt'
> {
  const { pointsUsed, maxPoints: _, discountRefusal, ...shown } = quote;
  const problem = discountRefusal ?? quote.obstacles[0];
  return {
    ...shown,
    discounts: discountsOfParts(quote.parts),
    deliveryMethod,
    description: problem?.label ?? null,
    metadata: problem ? writeMetadata(problem.metadata, decimals) : {},
    coupon: quote.coupon && { appliedCoupon: quote.coupon.code },
    loyaltyProgram: pointsUsed === 0 ? null : { amount: quote.points },
    loyaltyPoints: pointsUsed,
  };
}
