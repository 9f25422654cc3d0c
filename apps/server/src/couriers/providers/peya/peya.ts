import type { CourierQuote, Rider, Sighting } from '@comanda/domain/courier/delivery.ts';
import * as v from 'valibot';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import type { Courier, CourierContext, Known, Quoted } from '../../courier.ts';
import { fromMajorUnits } from '../../courier-money.ts';
import type { Errand } from '../../errand.ts';
import { estimateBody } from './bodies.ts';
import { problemOf, sightingOf } from './map-status.ts';
import { readMessage, refOf } from './read-message.ts';
import * as wire from './wire.ts';

/** PedidosYa Courier (Envíos) v3; the README beside this file says what decides what. */
export const peya: Courier = {
  name: 'peya_delivery',
  slug: 'peya',
  quoteNamesPerson: true,
  quote,
  dispatch,
  ask,
  callOff,
  refOf,
  readMessage,
};

type Call = Omit<ProviderCall, 'headers' | 'url'>;

/** The token is the whole header, and does not end. */
const send = ({ baseUrl, call, secrets }: CourierContext, path: string, rest: Call): Promise<ProviderAnswer> =>
  call({ ...rest, url: `${baseUrl}/v3/shippings${path}`, headers: { authorization: secrets['token'] ?? '' } });

const isGood = (answer: ProviderAnswer): answer is Extract<ProviderAnswer, { kind: 'answer' }> =>
  answer.kind === 'answer' && answer.status >= 200 && answer.status < 300;

/** The code of a refusal that made nothing; null for everything that may have made something. */
function refusalIn(answer: ProviderAnswer): string | null {
  if (answer.kind !== 'answer' || answer.status < 400 || answer.status >= 500 || answer.status === 408) return null;
  const read = v.safeParse(wire.refusal, answer.body);
  return read.success ? read.output.code : null;
}

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const answer = await send(context, '/estimates', { method: 'POST', body: estimateBody(errand), isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.estimate, answer.body) : null;
  const [offer] = read?.success ? read.output.deliveryOffers : [];
  if (!read?.success || !offer) {
    const code = refusalIn(answer);
    return { ok: false, problem: code === null ? 'temporary' : problemOf(code) };
  }
  const { currency, total } = offer.pricing;
  return {
    ok: true,
    quote: {
      courier: 'peya_delivery',
      id: read.output.estimateId,
      price: { minor: fromMajorUnits(total, currency), currency },
      dropoffEta: offer.deliveryTimeTo == null ? null : Date.parse(offer.deliveryTimeTo),
      expiresAt: Date.parse(offer.confirmationTimeLimit),
      offerId: offer.deliveryOfferId,
    },
  };
}

const unknown = (authority: Sighting['authority'], at: number): Sighting => ({ authority, reported: 'unknown', at });

/** An estimate that was confirmed before may have been so by us, its answer lost: then our name is on a shipping. */
async function dispatch(context: CourierContext, { ref }: Errand, { id, offerId }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const path = `/estimates/${encodeURIComponent(id ?? '')}/confirm`;
  const answer = await send(context, path, { method: 'POST', body: { deliveryOfferId: offerId } });
  const read = isGood(answer) ? v.safeParse(wire.shipping, answer.body) : null;
  if (read?.success) return sightingOf(read.output, 'reply', at);
  const code = refusalIn(answer);
  if (code === null) return unknown('reply', at);
  const problem = problemOf(code);
  if (problem !== 'quoteUsed' && problem !== 'duplicate') return { authority: 'reply', reported: 'refused', at, problem };
  const found = await byReference(context, ref);
  if (found === undefined) return unknown('reply', at);
  return found ? sightingOf(found, 'reply', at) : { authority: 'reply', reported: 'refused', at, problem: 'quoteUsed' };
}

/** Of several the one that somebody still brings. undefined: PedidosYa did not say. */
async function byReference(context: CourierContext, ref: string): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await send(context, `?referenceId=${encodeURIComponent(ref)}`, { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.list, answer.body) : null;
  if (!read?.success) return undefined;
  const ours = read.output.shippings.filter(({ referenceId }) => referenceId === ref);
  return ours.find(({ status }) => status !== 'CANCELLED' && status !== 'REJECTED') ?? ours[0] ?? null;
}

async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const found = courierRef === null ? await byReference(context, externalRef) : await byId(context, courierRef, externalRef);
  if (found === undefined) return unknown('answer', at);
  if (found === null) return { authority: 'answer', reported: 'noRecord', at };
  return sightingOf(found, 'answer', at, await riderOf(context, found));
}

async function byId(context: CourierContext, courierRef: string, externalRef: string): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await send(context, `/${encodeURIComponent(courierRef)}`, { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.shipping, answer.body) : null;
  if (read?.success) return read.output.referenceId === externalRef ? read.output : undefined;
  return answer.kind === 'answer' && answer.status === 404 && refusalIn(answer) !== null ? null : undefined;
}

const withRider: readonly wire.PeyaStatus[] = ['IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF'];

/** Who and where is a call of its own; one that fails is no news. */
async function riderOf(context: CourierContext, { shippingId, status }: wire.PeyaShipping): Promise<Rider | null | undefined> {
  if (!withRider.includes(status)) return status === 'CONFIRMED' ? null : undefined;
  const answer = await send(context, `/${encodeURIComponent(shippingId)}/tracking`, { method: 'GET' });
  const read = isGood(answer) ? v.safeParse(wire.tracking, answer.body) : null;
  if (!read?.success) return undefined;
  const { rider } = read.output;
  return rider ? { name: rider.name ?? null, phone: rider.phone ?? null, at: rider.location ?? null } : null;
}

async function callOff(context: CourierContext, { courierRef }: Known): Promise<Sighting> {
  const at = context.now();
  if (courierRef === null) return unknown('reply', at);
  const answer = await send(context, `/${encodeURIComponent(courierRef)}/cancel`, {
    method: 'POST',
    body: { reasonText: 'El pedido se canceló.' },
  });
  const read = isGood(answer) ? v.safeParse(wire.shipping, answer.body) : null;
  return read?.success ? sightingOf(read.output, 'reply', at) : unknown('reply', at);
}
