import type {
  CourierName,
  CourierProblem,
  CourierQuote,
} from '@comanda/domain/courier/delivery.ts';
import { couriersOf } from '@comanda/domain/courier/next-courier.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { QuoteResult } from '../couriers/courier.ts';
import type { CourierRegistry } from '../couriers/courier-registry.ts';
import { deliveryRequestBase, storeWaypoint } from './delivery-request-of-order.ts';
import { reachCourier } from './reach-courier.ts';

type QuoteDeps = { couriers: CourierRegistry };

/**
 * Drop-off of the quote; `value`: of the food. `street`, `city`, `postalCode`: missing if unknown.
 */
export type DeliveryQuoteRequest = {
  tenantId: TenantId;
  country: Country;
  store: Store;
  place: GeoPoint;
  value: Minor;
  street?: string;
  city?: string;
  postalCode?: string;
  /** Expected time at which the food is ready, milliseconds. */
  readyAt: number;
};

/**
 * `forOrder`: uses up a quote of the order's own drop-off. For a price, the cached quote of a
 * nearby drop-off serves as well. `mayRequestQuote` is called before a courier is; if it returns
 * false, the cart is priced without a quote.
 */
export type QuotePurpose = 'forOrder' | { mayRequestQuote: () => boolean };

/**
 * Quote of the first of a store's couriers that would bring the order. `quote` and `problem` both
 * null: the store delivers itself, without a courier's price. `problem`: every courier refused, for
 * the reason of the first. Each courier has three seconds to answer.
 */
export async function quoteDelivery(
  deps: QuoteDeps,
  request: DeliveryQuoteRequest,
  purpose: QuotePurpose,
): Promise<{ quote: CourierQuote | null; problem: CourierProblem | null }> {
  let problem: CourierProblem | null = null;
  for (const courier of couriersOf(request.store)) {
    if (courier === 'own_delivery') return { quote: null, problem: null };
    const quoted = await quoteOf(deps, courier, request, purpose);
    if (quoted.ok) return { quote: quoted.quote, problem: null };
    problem ??= quoted.problem;
  }
  return { quote: null, problem };
}

async function quoteOf(
  deps: QuoteDeps,
  name: CourierName,
  request: DeliveryQuoteRequest,
  purpose: QuotePurpose,
): Promise<QuoteResult> {
  const unavailable: QuoteResult = { ok: false, problem: 'temporary' };
  if (deps.couriers.isDown(name)) return unavailable;
  const { tenantId, store, place } = request;
  const reached = await reachCourier(deps, tenantId, name, 'quick');
  if (!reached) return unavailable;
  const quoteKey = { origin: [tenantId, name, store.id].join(' '), point: place };
  const requestQuote = () =>
    reached.courier.quote(reached.context, deliveryRequestOfQuote(request));
  const { quotes } = deps.couriers;
  if (purpose === 'forOrder') return quotes.take(quoteKey, requestQuote);
  return (
    quotes.find(quoteKey) ??
    (purpose.mayRequestQuote() ? quotes.get(quoteKey, requestQuote) : unavailable)
  );
}

/**
 * The recipient is not known yet, so the drop-off carries the store's name and telephone. The price
 * does not depend on them.
 */
function deliveryRequestOfQuote({
  country,
  store,
  place,
  value,
  street,
  city,
  postalCode = '',
  readyAt,
}: DeliveryQuoteRequest) {
  const from = storeWaypoint(store, country.code);
  return {
    ...deliveryRequestBase(store, country.code),
    ref: 'quote',
    to: {
      ...from,
      street: street ?? store.commune,
      city: city ?? store.commune,
      postalCode,
      point: place,
    },
    parcels: [{ name: store.name, quantity: 1, price: zero }],
    value,
    readyAt,
    leaveAtDoor: false,
  };
}
