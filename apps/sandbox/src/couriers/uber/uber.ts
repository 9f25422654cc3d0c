import { randomBytes } from 'node:crypto';
import type { Clock } from '../../control/clock.ts';
import { type Fault, lifeOf } from '../../control/fault.ts';
import type { Answer } from '../../http/answer.ts';
import { textOf } from '../../http/read-json.ts';
import { fareOf } from '../fare.ts';
import type { Fleet } from '../fleet.ts';
import { courseOf } from '../stage.ts';
import type { Trip } from '../trip.ts';
import { metresBetween } from '../whereabouts.ts';
import { deliveryBody, quoteBody } from './uber-bodies.ts';
import { type Errand, readErrand } from './read-uber.ts';
import type { UberQuote } from './uber-quote.ts';
import { duplicate, invalidParams, playedRefusal, uberRefusals } from './uber-refusal.ts';

/** Uber's memory of quotes and idempotency keys, and the two calls that write to it. */
export type Uber = {
  quote(rawBody: string, fault: Fault | null): Answer;
  dispatch(rawBody: string, fault: Fault | null, origin: string): Answer;
};

const minute = 60_000;
const quoteMs = 15 * minute;
const keyMs = 60 * minute;
const sameSpotMetres = 50;
const keptQuotes = 50_000;

type Desk = { clock: Clock; fleet: Fleet; quotes: Map<string, UberQuote>; keys: Map<string, { deliveryId: string; until: number }> };

export function createUber(clock: Clock, fleet: Fleet): Uber {
  const desk: Desk = { clock, fleet, quotes: new Map(), keys: new Map() };
  return {
    quote: (rawBody, fault) => quote(desk, rawBody, fault),
    dispatch: (rawBody, fault, origin) => dispatch(desk, rawBody, fault, origin),
  };
}

/** Ids look as Uber's do: a prefix and 22 signs. */
const idOf = (prefix: 'dqt' | 'del'): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

function quote(desk: Desk, rawBody: string, fault: Fault | null): Answer {
  const now = desk.clock.now();
  const read = readErrand('quote', rawBody, now);
  if (!read.ok) return read.answer;
  const played = playedRefusal(fault);
  if (played !== null) return played;
  const made = newQuote(read.errand, now, fault?.name === 'priceUp');
  const [oldest] = desk.quotes.keys();
  if (desk.quotes.size >= keptQuotes && oldest !== undefined) desk.quotes.delete(oldest);
  desk.quotes.set(made.id, made);
  return { status: 200, body: quoteBody(made, desk.fleet.pace().stepMs) };
}

function newQuote(errand: Errand, now: number, up: boolean): UberQuote {
  const { amount, currency } = fareOf(errand.country, errand.from, errand.to, up);
  return { id: idOf('dqt'), createdAt: now, expiresAt: now + quoteMs, fee: amount * 100, currency, errand, used: false };
}

function dispatch(desk: Desk, rawBody: string, fault: Fault | null, origin: string): Answer {
  const now = desk.clock.now();
  const read = readErrand('delivery', rawBody, now);
  if (!read.ok) return read.answer;
  const known = knownDelivery(desk, read.errand, now);
  if (known !== null) return duplicate(known);
  const played = playedRefusal(fault);
  if (played !== null) return played;
  const quoteId = textOf(read.errand.body['quote_id']);
  const found = quoteId === null ? newQuote(read.errand, now, false) : (desk.quotes.get(quoteId) ?? null);
  if (found === null) return invalidParams({ quote_id: 'no such quote' });
  const refused = quoteRefusal(found, read.errand, now);
  if (refused !== null) return refused;
  if (quoteId !== null) desk.quotes.set(quoteId, { ...found, used: true });
  const trip = begin(desk, read.errand, found, fault, quoteId, origin);
  return fault?.name === 'duplicateDispatch'
    ? duplicate(trip.id)
    : { status: 200, body: deliveryBody(trip, now, desk.fleet.pace().stepMs) };
}

/** The same idempotency key within an hour; without a key, the same pair of references at any time. */
function knownDelivery({ keys, fleet }: Desk, { body }: Errand, now: number): string | null {
  const key = textOf(body['idempotency_key']);
  const before = key === null ? undefined : keys.get(key);
  if (before !== undefined && before.until > now) return before.deliveryId;
  const manifest = textOf(body['manifest_reference']);
  if (key !== null || manifest === null) return null;
  const same = ({ reference, details }: Trip): boolean =>
    reference === (textOf(body['external_id']) ?? '') && details['manifest_reference'] === manifest;
  return fleet.all('uber').find(same)?.id ?? null;
}

function quoteRefusal(found: UberQuote, errand: Errand, now: number): Answer | null {
  if (found.used) return uberRefusals.usedQuote;
  if (now >= found.expiresAt) return uberRefusals.expiredQuote;
  const { from, to, storeId } = found.errand;
  const elsewhere = metresBetween(from, errand.from) > sameSpotMetres || metresBetween(to, errand.to) > sameSpotMetres;
  return elsewhere || storeId !== errand.storeId ? uberRefusals.mismatched : null;
}

function begin(
  { fleet, keys, clock }: Desk,
  errand: Errand,
  price: UberQuote,
  fault: Fault | null,
  quoteId: string | null,
  origin: string,
): Trip {
  const { body, from, to, windows } = errand;
  const id = idOf('del');
  const key = textOf(body['idempotency_key']);
  if (key !== null) keys.set(key, { deliveryId: id, until: clock.now() + keyMs });
  const tip = typeof body['tip'] === 'number' ? body['tip'] : 0;
  return fleet.add({
    courier: 'uber',
    id,
    reference: textOf(body['external_id']) ?? '',
    from,
    to,
    fee: price.fee + tip,
    currency: price.currency,
    course: courseOf(lifeOf(fault)),
    details: { ...body, quote_id: quoteId, windows, tip, tracking_url: `${origin}/couriers/track/uber/${id}` },
  });
}
