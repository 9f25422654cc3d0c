import type { CourierQuote, Sighting } from '@comanda/domain/courier/delivery.ts';
import { minor } from '@comanda/domain/money/money.ts';
import * as v from 'valibot';
import type { Courier, CourierContext, Known, Quoted } from '../../courier.ts';
import type { Errand } from '../../errand.ts';
import { estimateBody, parcelBody, shipBody } from './bodies.ts';
import { idOf } from './find-parcel.ts';
import { quoteProblem, sightingOf } from './map-status.ts';
import { readMessage, refOf } from './read-message.ts';
import { isGood, isRefusal, send } from './send.ts';
import * as wire from './wire.ts';

/** Cabify Logistics; the README beside this file says what decides what. */
export const cabify: Courier = {
  name: 'cabify_delivery',
  slug: 'cabify',
  quoteNamesPerson: false,
  quote,
  dispatch,
  ask,
  callOff,
  refOf,
  readMessage,
};

/** An estimate has no end: prices move, so we give it one. */
const quoteMs = 10 * 60_000;

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const { latitude, longitude } = errand.from.point;
  const types = await send(context, `/v1/shipping_types/available?location=${latitude},${longitude}`, { method: 'GET', isSafe: true });
  const read = isGood(types) ? v.safeParse(wire.shippingTypes, types.body) : null;
  const type = read?.success ? (read.output.find(({ modality }) => modality === 'express') ?? read.output[0]) : undefined;
  if (!type) return { ok: false, problem: isRefusal(types) ? quoteProblem(types.status) : 'temporary' };
  const answer = await send(context, '/v3/parcels/estimate', { method: 'POST', body: estimateBody(errand, type.id), isSafe: true });
  const estimate = isGood(answer) ? v.safeParse(wire.estimate, answer.body) : null;
  const price = estimate?.success ? estimate.output.deliveries[0]?.estimation.price : undefined;
  if (!price) return { ok: false, problem: isRefusal(answer) ? quoteProblem(answer.status) : 'temporary' };
  const sum = { minor: minor(price.amount), currency: price.currency.toUpperCase() };
  const expiresAt = context.now() + quoteMs;
  return { ok: true, quote: { courier: 'cabify_delivery', id: null, price: sum, dropoffEta: null, expiresAt, offerId: type.id } };
}

const unknown = (authority: Sighting['authority'], at: number): Sighting => ({ authority, reported: 'unknown', at });

/** Made, then shipped: until it is shipped nobody comes for it. A parcel of our name that is there is shipped, or was. */
async function dispatch(context: CourierContext, errand: Errand, { offerId = '' }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const made = await send(context, '/v1/parcels', { method: 'POST', body: parcelBody(errand) });
  const read = isGood(made) ? v.safeParse(wire.made, made.body) : null;
  const isKnown = isRefusal(made) && made.status === 409;
  if (!read?.success && isRefusal(made) && !isKnown)
    return { authority: 'reply', reported: 'refused', at, problem: dispatchProblem(made.status) };
  const id = read?.success ? read.output.parcels[0]?.id : isKnown ? await idOf(context, errand.ref) : undefined;
  return id == null ? unknown('reply', at) : ship(context, errand, id, offerId);
}

async function ship(context: CourierContext, { ref, readyAt }: Errand, id: string, typeId: string): Promise<Sighting> {
  const at = context.now();
  const answer = await send(context, '/v1/parcels/ship', { method: 'POST', body: shipBody(id, typeId, readyAt) });
  const read = isGood(answer) ? v.safeParse(wire.made, answer.body) : null;
  const shipped = read?.success ? read.output.parcels.find((parcel) => parcel.id === id) : undefined;
  if (shipped) {
    const trackingUrl = shipped.tracking_url ?? null;
    return { authority: 'reply', reported: 'CONFIRMED', at, courierRef: id, ...(trackingUrl === null ? {} : { trackingUrl }) };
  }
  if (!isRefusal(answer)) return unknown('reply', at);
  if (answer.status !== 409) return { authority: 'reply', reported: 'refused', at, problem: dispatchProblem(answer.status) };
  return { ...(await ask(context, { courierRef: id, externalRef: ref })), authority: 'reply' };
}

const dispatchProblem = (status: number) => (status === 404 ? 'invalid' : quoteProblem(status));

/** As of the moment of asking. Cabify cannot be asked by our name: its newest parcels are looked through. */
async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const id = courierRef ?? (await idOf(context, externalRef));
  if (id === null) return { authority: 'answer', reported: 'noRecord', at };
  if (id === undefined) return unknown('answer', at);
  const answer = await send(context, `/v1/parcels/${encodeURIComponent(id)}/status`, { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.status, answer.body) : null;
  if (read?.success) return read.output.external_id === externalRef ? sightingOf(read.output, 'answer', at) : unknown('answer', at);
  return isRefusal(answer) && answer.status === 404 ? { authority: 'answer', reported: 'noRecord', at } : unknown('answer', at);
}

/** It is taken, not done: asking tells. */
async function callOff(context: CourierContext, known: Known): Promise<Sighting> {
  const at = context.now();
  if (known.courierRef === null) return unknown('reply', at);
  const answer = await send(context, `/v1/parcels/${encodeURIComponent(known.courierRef)}/cancel`, { method: 'POST', body: {} });
  return isGood(answer) ? { ...(await ask(context, known)), authority: 'reply' } : unknown('reply', at);
}
