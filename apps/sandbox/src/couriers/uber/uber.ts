import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import { type Fault, deliveryFaultOf } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { textOrNull } from '../../http/read-json.ts';
import { fareOf } from '../fare.ts';
import type { Fleet } from '../fleet.ts';
import { planTrip } from '../trip-stage.ts';
import type { Trip } from '../trip.ts';
import { metresBetween } from '../trip-location.ts';
import { deliveryResponse, quoteResponse } from './uber-responses.ts';
import { type UberDeliveryRequest, readUberRequest } from './read-uber-request.ts';
import type { UberQuote } from './uber-quote.ts';
import {
  duplicateDelivery,
  invalidParams,
  uberFaultRefusal,
  uberRefusals,
} from './uber-refusal.ts';

/** Uber's stored quotes and idempotency keys, and the two calls that change them. */
export type Uber = {
  quote(rawBody: string, fault: Fault | null): ProviderResponse;
  dispatch(rawBody: string, fault: Fault | null, origin: string): ProviderResponse;
};

const minute = 60_000;
const quoteMs = 15 * minute;
const keyMs = 60 * minute;
const sameSpotMetres = 50;
const maxQuotes = 50_000;

type UberState = {
  clock: SandboxClock;
  fleet: Fleet;
  quotes: Map<string, UberQuote>;
  keys: Map<string, { deliveryId: string; until: number }>;
};

export function createUber(clock: SandboxClock, fleet: Fleet): Uber {
  const state: UberState = { clock, fleet, quotes: new Map(), keys: new Map() };
  return {
    quote: (rawBody, fault) => quote(state, rawBody, fault),
    dispatch: (rawBody, fault, origin) => dispatch(state, rawBody, fault, origin),
  };
}

/** Creates an id like Uber's: a prefix and 22 characters. */
const idOf = (prefix: 'dqt' | 'del'): string =>
  `${prefix}_${randomBytes(16).toString('base64url')}`;

function quote(state: UberState, rawBody: string, fault: Fault | null): ProviderResponse {
  const now = state.clock.now();
  const read = readUberRequest('quote', rawBody, now);
  if (!read.ok) return read.answer;
  const faultRefusal = uberFaultRefusal(fault);
  if (faultRefusal !== null) return faultRefusal;
  const made = newQuote(read.request, now, fault?.name === 'priceUp');
  const [oldest] = state.quotes.keys();
  if (state.quotes.size >= maxQuotes && oldest !== undefined) state.quotes.delete(oldest);
  state.quotes.set(made.id, made);
  return { status: 200, body: quoteResponse(made, state.fleet.pace().stepMs) };
}

function newQuote(request: UberDeliveryRequest, now: number, up: boolean): UberQuote {
  const { amount, currency } = fareOf(request.country, request.from, request.to, up);
  return {
    id: idOf('dqt'),
    createdAt: now,
    expiresAt: now + quoteMs,
    fee: amount * 100,
    currency,
    request,
    used: false,
  };
}

function dispatch(
  state: UberState,
  rawBody: string,
  fault: Fault | null,
  origin: string,
): ProviderResponse {
  const now = state.clock.now();
  const read = readUberRequest('delivery', rawBody, now);
  if (!read.ok) return read.answer;
  const knownId = knownDelivery(state, read.request, now);
  if (knownId !== null) return duplicateDelivery(knownId);
  const faultRefusal = uberFaultRefusal(fault);
  if (faultRefusal !== null) return faultRefusal;
  const quoteId = textOrNull(read.request.body['quote_id']);
  const quote =
    quoteId === null ? newQuote(read.request, now, false) : (state.quotes.get(quoteId) ?? null);
  if (quote === null) return invalidParams({ quote_id: 'no such quote' });
  const refused = quoteRefusal(quote, read.request, now);
  if (refused !== null) return refused;
  if (quoteId !== null) state.quotes.set(quoteId, { ...quote, used: true });
  const trip = startTrip(state, read.request, quote, fault, quoteId, origin);
  return fault?.name === 'duplicateDispatch'
    ? duplicateDelivery(trip.id)
    : { status: 200, body: deliveryResponse(trip, now, state.fleet.pace().stepMs) };
}

/**
 * Finds the earlier delivery of the same request: the same idempotency key within an hour or,
 * without a key, the same pair of references at any time.
 */
function knownDelivery(
  { keys, fleet }: UberState,
  { body }: UberDeliveryRequest,
  now: number,
): string | null {
  const key = textOrNull(body['idempotency_key']);
  const before = key === null ? undefined : keys.get(key);
  if (before !== undefined && before.until > now) return before.deliveryId;
  const manifest = textOrNull(body['manifest_reference']);
  if (key !== null || manifest === null) return null;
  const same = ({ reference, details }: Trip): boolean =>
    reference === (textOrNull(body['external_id']) ?? '') &&
    details['manifest_reference'] === manifest;
  return fleet.all('uber').find(same)?.id ?? null;
}

function quoteRefusal(
  quote: UberQuote,
  request: UberDeliveryRequest,
  now: number,
): ProviderResponse | null {
  if (quote.used) return uberRefusals.usedQuote;
  if (now >= quote.expiresAt) return uberRefusals.expiredQuote;
  const { from, to, storeId } = quote.request;
  const isOtherPlace =
    metresBetween(from, request.from) > sameSpotMetres ||
    metresBetween(to, request.to) > sameSpotMetres;
  return isOtherPlace || storeId !== request.storeId ? uberRefusals.mismatched : null;
}

function startTrip(
  { fleet, keys, clock }: UberState,
  request: UberDeliveryRequest,
  price: UberQuote,
  fault: Fault | null,
  quoteId: string | null,
  origin: string,
): Trip {
  const { body, from, to, windows } = request;
  const id = idOf('del');
  const key = textOrNull(body['idempotency_key']);
  if (key !== null) keys.set(key, { deliveryId: id, until: clock.now() + keyMs });
  const tip = typeof body['tip'] === 'number' ? body['tip'] : 0;
  return fleet.add({
    courier: 'uber',
    id,
    reference: textOrNull(body['external_id']) ?? '',
    from,
    to,
    fee: price.fee + tip,
    currency: price.currency,
    plan: planTrip(deliveryFaultOf(fault)),
    details: {
      ...body,
      quote_id: quoteId,
      windows,
      tip,
      tracking_url: `${origin}/couriers/track/uber/${id}`,
    },
  });
}
