import { isRequestDue } from '@comanda/domain/courier/request-delivery-at.ts';
import { couriersOf } from '@comanda/domain/courier/next-courier.ts';
import { noRidersRefusal } from '@comanda/domain/courier/no-riders-refusal.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../../deps.ts';
import type { StoreMenuFacts } from '../../menu/live-store.ts';
import type { CourierPlan } from '../order-snapshot.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import { quoteDelivery } from '../../delivery/quote-delivery.ts';
import type { RequestedOrder } from './requested-order.ts';
import type { PricedOrder } from './decide-order.ts';
import { orderTimes } from './order-times.ts';

/**
 * The couriers to request for an order, with the quote that it costs us; null for pickup. Refused
 * before anything is sold if no courier is available now: NO_RIDERS, NO_RIDERS_IN_ZONE or
 * NO_RIDERS_COURIER. Food that is ready later than couriers are requested ahead gets no quote yet.
 * The estimate that the browser carries is stored, but the quote comes from the courier or this
 * process's cache, never from the browser.
 */
export async function quoteCourier(
  deps: Pick<Deps, 'couriers'>,
  tenant: TenantContext,
  requested: RequestedOrder,
  facts: StoreMenuFacts,
  priced: PricedOrder,
): Promise<Result<CourierPlan | null, Refusal>> {
  const { now } = requested;
  const { store } = facts;
  const { address, dispatchMethod } = requested.body.order;
  if (dispatchMethod === 'in_store' || !address) return accept(null);
  const plan = {
    couriers: couriersOf(store),
    quote: null,
    estimate: carriedEstimate(requested.body),
  };
  const { readyAt } = orderTimes(requested, facts, priced);
  if (priced.requestedTime !== null || readyAt === null || !isRequestDue(instantOf(readyAt), now))
    return accept(plan);
  const request = {
    tenantId: tenant.id,
    country: tenant.country,
    store,
    place: address,
    value: priced.quote.subtotal,
  };
  const addressFields = {
    street: address.textAddress,
    city: address.city || store.commune,
    postalCode: address.postalCode ?? '',
  };
  const result = await quoteDelivery(
    deps,
    { ...request, ...addressFields, readyAt: instantOf(readyAt) },
    'forOrder',
  );
  return result.problem
    ? refuse(noRidersRefusal(result.problem))
    : accept({ ...plan, quote: result.quote });
}

/**
 * docs/rules/couriers.md#estimate-carried-by-the-order: id and expiry are present together or not
 * at all.
 */
const carriedEstimate = ({
  uberEstimateId: id,
  uberEstimateExpiresAt: expiresAt,
}: RequestedOrder['body']): NonNullable<CourierPlan['estimate']> | null =>
  id && expiresAt ? { id, expiresAt } : null;
