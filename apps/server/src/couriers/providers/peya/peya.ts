import type { CourierQuote, Rider, Sighting } from '@comanda/domain/courier/delivery.ts';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { neverHeard, nothingSaid, readGood, readRefusal, refusedFor } from '../../answers.ts';
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

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const answer = await send(context, '/estimates', { method: 'POST', body: estimateBody(errand), isSafe: true });
  const estimate = readGood(answer, wire.estimate);
  const [offer] = estimate?.deliveryOffers ?? [];
  if (!estimate || !offer) {
    const refused = readRefusal(answer, wire.refusal);
    return { ok: false, problem: refused ? problemOf(refused.code) : 'temporary' };
  }
  const { currency, total } = offer.pricing;
  return {
    ok: true,
    quote: {
      courier: 'peya_delivery',
      id: estimate.estimateId,
      price: { minor: fromMajorUnits(total, currency), currency },
      dropoffEta: offer.deliveryTimeTo == null ? null : Date.parse(offer.deliveryTimeTo),
      expiresAt: Date.parse(offer.confirmationTimeLimit),
      offerId: offer.deliveryOfferId,
    },
  };
}

/** An estimate that was confirmed before may have been so by us, its answer lost: then our name is on a shipping. */
async function dispatch(context: CourierContext, { ref }: Errand, { id, offerId }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const path = `/estimates/${encodeURIComponent(id ?? '')}/confirm`;
  const answer = await send(context, path, { method: 'POST', body: { deliveryOfferId: offerId } });
  const made = readGood(answer, wire.shipping);
  if (made) return sightingOf(made, 'reply', at);
  const refused = readRefusal(answer, wire.refusal);
  if (!refused) return nothingSaid('reply', at);
  const problem = problemOf(refused.code);
  if (problem !== 'quoteUsed' && problem !== 'duplicate') return refusedFor(problem, at);
  const found = await byReference(context, ref);
  if (found === undefined) return nothingSaid('reply', at);
  return found ? sightingOf(found, 'reply', at) : refusedFor('quoteUsed', at);
}

/** Of several the one that somebody still brings. undefined: PedidosYa did not say. */
async function byReference(context: CourierContext, ref: string): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await send(context, `?referenceId=${encodeURIComponent(ref)}`, { method: 'GET', isSafe: true });
  const list = readGood(answer, wire.list);
  if (!list) return undefined;
  const ours = list.shippings.filter(({ referenceId }) => referenceId === ref);
  return ours.find(({ status }) => status !== 'CANCELLED' && status !== 'REJECTED') ?? ours[0] ?? null;
}

async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const found = courierRef === null ? await byReference(context, externalRef) : await byId(context, courierRef, externalRef);
  if (found === undefined) return nothingSaid('answer', at);
  if (found === null) return neverHeard(at);
  return sightingOf(found, 'answer', at, await riderOf(context, found));
}

async function byId(context: CourierContext, courierRef: string, externalRef: string): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await send(context, `/${encodeURIComponent(courierRef)}`, { method: 'GET', isSafe: true });
  const found = readGood(answer, wire.shipping);
  if (found) return found.referenceId === externalRef ? found : undefined;
  return readRefusal(answer, wire.refusal)?.status === 404 ? null : undefined;
}

const withRider: readonly wire.PeyaStatus[] = ['IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF'];

/** Who and where is a call of its own; one that fails is no news. */
async function riderOf(context: CourierContext, { shippingId, status }: wire.PeyaShipping): Promise<Rider | null | undefined> {
  if (!withRider.includes(status)) return status === 'CONFIRMED' ? null : undefined;
  const answer = await send(context, `/${encodeURIComponent(shippingId)}/tracking`, { method: 'GET' });
  const tracking = readGood(answer, wire.tracking);
  if (!tracking) return undefined;
  const { rider } = tracking;
  return rider ? { name: rider.name ?? null, phone: rider.phone ?? null, at: rider.location ?? null } : null;
}

async function callOff(context: CourierContext, { courierRef }: Known): Promise<Sighting> {
  const at = context.now();
  if (courierRef === null) return nothingSaid('reply', at);
  const answer = await send(context, `/${encodeURIComponent(courierRef)}/cancel`, {
    method: 'POST',
    body: { reasonText: 'El pedido se canceló.' },
  });
  const said = readGood(answer, wire.shipping);
  return said ? sightingOf(said, 'reply', at) : nothingSaid('reply', at);
}
