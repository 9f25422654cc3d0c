import type { CourierProblem, CourierQuote, Sighting } from '@comanda/domain/courier/delivery.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { isGood, neverHeard, nothingSaid, readGood, refusedFor } from '../../answers.ts';
import type { Courier, CourierContext, Known, Quoted } from '../../courier.ts';
import type { Errand } from '../../errand.ts';
import { estimateBody, parcelBody, shipBody } from './bodies.ts';
import { idOf } from './find-parcel.ts';
import { quoteProblem, sightingOf } from './map-status.ts';
import { readMessage, refOf } from './read-message.ts';
import { refusedWith, send } from './send.ts';
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
  tellReady,
  refOf,
  readMessage,
};

/** An estimate has no end: prices move, so we give it one. */
const quoteMs = 10 * 60_000;

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const { latitude, longitude } = errand.from.point;
  const types = await send(context, `/v1/shipping_types/available?location=${latitude},${longitude}`, { method: 'GET', isSafe: true });
  const ways = readGood(types, wire.shippingTypes) ?? [];
  const type = ways.find(({ modality }) => modality === 'express') ?? ways[0];
  if (!type) return { ok: false, problem: problemOf(types) };
  const answer = await send(context, '/v3/parcels/estimate', { method: 'POST', body: estimateBody(errand, type.id), isSafe: true });
  const price = readGood(answer, wire.estimate)?.deliveries[0]?.estimation.price;
  if (!price) return { ok: false, problem: problemOf(answer) };
  const sum = { minor: minor(price.amount), currency: price.currency };
  const expiresAt = context.now() + quoteMs;
  return { ok: true, quote: { courier: 'cabify_delivery', id: null, price: sum, dropoffEta: null, expiresAt, offerId: type.id } };
}

function problemOf(answer: ProviderAnswer | null): CourierProblem {
  const status = refusedWith(answer);
  return status === null ? 'temporary' : quoteProblem(status);
}

/** Made, then shipped: until it is shipped nobody comes for it. A parcel of our name that is there is shipped, or was. */
async function dispatch(context: CourierContext, errand: Errand, { offerId = '' }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const made = await send(context, '/v1/parcels', { method: 'POST', body: parcelBody(errand) });
  const refused = refusedWith(made);
  if (refused !== null && refused !== 409) return refusedFor(dispatchProblem(refused), at);
  const id = refused === 409 ? await idOf(context, errand.ref) : readGood(made, wire.made)?.parcels[0]?.id;
  return id == null ? nothingSaid('reply', at) : ship(context, errand, id, offerId);
}

async function ship(context: CourierContext, { ref, readyAt }: Errand, id: string, typeId: string): Promise<Sighting> {
  const at = context.now();
  const answer = await send(context, '/v1/parcels/ship', { method: 'POST', body: shipBody(id, typeId, readyAt) });
  const shipped = readGood(answer, wire.made)?.parcels.find((parcel) => parcel.id === id);
  if (shipped) {
    const trackingUrl = shipped.tracking_url ?? null;
    return { authority: 'reply', reported: 'CONFIRMED', at, courierRef: id, ...(trackingUrl === null ? {} : { trackingUrl }) };
  }
  const refused = refusedWith(answer);
  if (refused === null) return nothingSaid('reply', at);
  if (refused !== 409) return refusedFor(dispatchProblem(refused), at);
  return { ...(await ask(context, { courierRef: id, externalRef: ref })), authority: 'reply' };
}

const dispatchProblem = (status: number) => (status === 404 ? 'invalid' : quoteProblem(status));

/** As of the moment of asking. Cabify cannot be asked by our name: its newest parcels are looked through. */
async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const id = courierRef ?? (await idOf(context, externalRef));
  if (id === null) return neverHeard(at);
  if (id === undefined) return nothingSaid('answer', at);
  const answer = await send(context, `/v1/parcels/${encodeURIComponent(id)}/status`, { method: 'GET', isSafe: true });
  const found = readGood(answer, wire.status);
  if (found) return found.external_id === externalRef ? sightingOf(found, 'answer', at) : nothingSaid('answer', at);
  return refusedWith(answer) === 404 ? neverHeard(at) : nothingSaid('answer', at);
}

/** It is taken, not done: asking tells. */
async function callOff(context: CourierContext, known: Known): Promise<Sighting> {
  const at = context.now();
  if (known.courierRef === null) return nothingSaid('reply', at);
  const answer = await send(context, `/v1/parcels/${encodeURIComponent(known.courierRef)}/cancel`, { method: 'POST', body: {} });
  return isGood(answer) ? { ...(await ask(context, known)), authority: 'reply' } : nothingSaid('reply', at);
}

/** Food waits: the driver need not. A parcel that is past that is refused, which is as good. */
async function tellReady(context: CourierContext, { courierRef }: Known): Promise<boolean> {
  if (courierRef === null) return true;
  const path = `/v1/parcels/${encodeURIComponent(courierRef)}/notify`;
  const answer = await send(context, path, { method: 'POST', body: { event: 'ready_to_pickup' }, isSafe: true });
  const refused = refusedWith(answer);
  return isGood(answer) || (refused !== null && refused !== 429 && refused !== 503);
}
