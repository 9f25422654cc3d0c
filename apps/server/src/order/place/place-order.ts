import { headers } from '@comanda/contract/headers.ts';
import type { placeOrder as endpoint } from '@comanda/contract/orders.ts';
import { termsPages } from '@comanda/contract/pages.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PointsSettings } from '@comanda/domain/points/points-terms.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../../deps.ts';
import type { CachedTenant } from '../../menu/cached-tenant.ts';
import type { Call, CallOutcome } from '../../platform/http/call.ts';
import { type AskedDiscounts, loadDiscounts } from '../../cart/load-discounts.ts';
import { orderLimitsOf } from '../../order-limits/order-limits-of.ts';
import { networkKey } from '../../order-limits/network-key.ts';
import { createJobToken } from '../../platform/http/job-token.ts';
import { readIdempotencyKey } from '../../platform/idempotency-key.ts';
import type { NewOrder } from '../new-order.ts';
import { quoteCourier } from './quote-courier.ts';
import { type RequestedOrder, readOrderBody } from './requested-order.ts';
import { decideOrder } from './decide-order.ts';
import { draftOrder } from './draft-order.ts';
import { recordRefusal, type Placement } from './record-refusal.ts';
import type { PlacedOrder } from './placed-order.ts';
import { type StoreOrderDeps, storeOrder } from './store-order.ts';

type Endpoint = typeof endpoint;

/**
 * An order is decided again when staff changes its store, publishes the menu or switches its coupon
 * off at that moment. docs/rules/counter-store.md#orders-during-a-change,
 * docs/rules/counter-menu.md#orders-during-a-publication,
 * docs/rules/counter-coupons.md#orders-during-a-switch.
 */
const mostDecisions = 5;

/**
 * Places an order: reads the store's facts from the cache, applies the domain's rules, stores the
 * order whole or not at all, and answers with the token that polls for the outcome. A repetition
 * with the same key and body gets the same answer, whatever happened to the first request; another
 * body under the key is refused. docs/rules/orders.md#one-commit,
 * docs/rules/orders.md#same-key-and-body.
 */
export async function placeOrder(
  deps: StoreOrderDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const outcome = await decideAndStore(deps, call, mostDecisions);
  if (!outcome.ok) logRefusal(deps, call, outcome.error);
  return outcome;
}

/**
 * Logs why an order was refused, so that the operator finds it by the id of the request.
 * docs/rules/orders.md#log-line-of-a-refused-order.
 */
function logRefusal(
  { log }: Pick<StoreOrderDeps, 'log'>,
  { body, tenant, session }: Call<Endpoint>,
  refusal: Refusal,
): void {
  const buyer = session.role === 'guest' || session.role === 'user' ? session.userId : null;
  const { storeId } = body.order;
  log.info(
    { tenantId: tenant.id, storeId, userId: buyer, refusal: refusal.label },
    'an order was refused',
  );
}

async function decideAndStore(
  deps: StoreOrderDeps,
  call: Call<Endpoint>,
  decisionsLeft: number,
): Promise<CallOutcome<Endpoint>> {
  const { body, tenant, session, now } = call;
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const request = readIdempotencyKey(
    call.header(headers.idempotencyKey),
    requestContent(body),
    cartVersionOf(body),
  );
  if (!request) return refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
  const id = deps.random.id<OrderId>(now);
  const placement: Placement = { id, buyerId: session.userId, request, now };
  const hasProviderFor = (method: PaymentMethodName) =>
    deps.payments.providerOf(method, tenant.country.currency) !== null;
  const areaCentres = await deps.areas(tenant.country.code);
  const cachedTenant = await deps.menus.tenant(tenant.id);
  const requested = {
    body: readOrderBody(body),
    country: tenant.country,
    role: session.role,
    now,
    areaCentres,
    terms: termsOf(cachedTenant),
    hasProviderFor,
  };
  const facts = await deps.menus.storeFacts(tenant.id, body.order.storeId);
  if (!facts)
    return answer(
      deps,
      call,
      await recordRefusal(deps, tenant.id, placement, refusalOf('NOT_FOUND', { field: 'storeId' })),
    );
  const discounts = await loadDiscounts(
    deps,
    call,
    facts,
    askedDiscounts(requested, facts.settings),
  );
  const priced = decideOrder(requested, facts, discounts);
  if (!priced.ok && priced.error.label === 'LOYALTY_COMMUNICATION') return refuse(priced.error);
  if (!priced.ok)
    return answer(deps, call, await recordRefusal(deps, tenant.id, placement, priced.error));
  const courier = await quoteCourier(deps, tenant, requested, facts, priced.value);
  if (!courier.ok)
    return answer(deps, call, await recordRefusal(deps, tenant.id, placement, courier.error));
  const limits = orderLimitsOf(deps, cachedTenant);
  const network = limits && networkKey(deps.tokenSecret, call.ip);
  const number = await deps.orderNumbers.next(tenant.id, body.order.storeId);
  const identifiers = { ...placement, number, network, handOverCode: deps.random.digits(4) };
  const order = draftOrder(
    requested,
    facts,
    { ...priced.value, courier: courier.value },
    identifiers,
  );
  const isLast = decisionsLeft <= 1;
  const tried = isLast ? withOneMorePlace(order) : order;
  const stored = await storeOrder(deps, tenant.id, tried, limits);
  if (stored === 'storeChanged') {
    if (isLast) return refuse(refusalOf('SERVICE_ERROR'));
    deps.menus.onChange({ tenantId: tenant.id, kind: 'store', id: String(order.storeId) });
    // The coupons are loaded with the menu.
    deps.menus.onChange({ tenantId: tenant.id, kind: 'menu', id: '' });
    return decideAndStore(deps, call, decisionsLeft - 1);
  }
  const expectedAt = instantOf(order.estimatedAt);
  if (stored.ok && session.role === 'guest')
    deps.sessionCache.extend(tenant.id, session.tokenHash, guestSessionExpiry(expectedAt, now));
  return answer(deps, call, stored);
}

/**
 * An order as soon as possible that lost every place to others takes one more in the half hour that
 * it was last decided for, and is not refused.
 */
const withOneMorePlace = (order: NewOrder): NewOrder =>
  order.slotAt === null ? order : { ...order, slotCapacity: null };

/** The discounts that the order asks for. */
const askedDiscounts = (
  { body: { order } }: RequestedOrder,
  settings: PointsSettings,
): AskedDiscounts => ({
  coupon: order.coupon
    ? { text: order.coupon.code, paymentMethod: order.coupon.paymentMethod }
    : null,
  points: order.pointsToUse ? { count: order.pointsToUse, settings } : null,
});

/** The versions of the terms that checkout links to now. */
const termsOf = (cachedTenant: Pick<CachedTenant, 'pages'> | null): RequestedOrder['terms'] =>
  termsPages.flatMap((page) => {
    const published = cachedTenant?.pages.find((each) => each.page === page);
    return published ? [{ page, version: published.version }] : [];
  });

/**
 * The part of the body that identifies the request. A courier's estimate is left out, because it
 * changes while the shopper decides, and so is the cart's version, which the synchronisation of the
 * cart changes.
 */
const requestContent = ({
  uberEstimateId: _id,
  uberEstimateExpiresAt: _expiresAt,
  cartId: _cartId,
  cartVersion: _cartVersion,
  ...ordered
}: Call<Endpoint>['body']) => ordered;

const cartVersionOf = ({ cartId, cartVersion }: Call<Endpoint>['body']) =>
  cartId == null || cartVersion == null ? null : { cartId, cartVersion };

/**
 * Answers with the job token. The token depends only on the order and the quarter of an hour, so a
 * repetition soon after gets the same token.
 */
function answer(
  deps: Deps,
  { tenant, now }: Call<Endpoint>,
  outcome: Result<PlacedOrder, Refusal>,
): CallOutcome<Endpoint> {
  if (!outcome.ok) return outcome;
  const { orderId, createdAt } = outcome.value;
  return accept({
    jobToken: createJobToken(deps.tokenSecret, tenant.id, orderId, { createdAt, now }),
  });
}
