import type { CourierQuote, Rider } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import {
  noRecordReport,
  unknownReport,
  readSuccess,
  readRefusal,
  refusedReport,
} from '../../courier-answers.ts';
import type { Courier, CourierContext, DeliveryRefs, QuoteResult } from '../../courier.ts';
import { fromMajorUnits } from '../../courier-money.ts';
import type { DeliveryRequest } from '../../delivery-request.ts';
import { peyaEstimateBody } from './peya-requests.ts';
import { peyaProblem, peyaReport } from './peya-report.ts';
import { readPeyaWebhook, readPeyaRef } from './read-peya-webhook.ts';
import * as wire from './peya-wire.ts';

/** PedidosYa Courier (Envíos) v3. The README beside this file explains how its answers are read. */
export const peya: Courier = {
  name: 'peya_delivery',
  slug: 'peya',
  quoteNeedsRecipient: true,
  quote,
  dispatch,
  poll,
  cancel,
  readExternalRef: readPeyaRef,
  readWebhook: readPeyaWebhook,
};

type Call = Omit<ProviderCall, 'headers' | 'url'>;

/** Calls PedidosYa. Its token is the whole header and does not expire. */
const callPeya = (
  { baseUrl, call, secrets }: CourierContext,
  path: string,
  rest: Call,
): Promise<ProviderAnswer> =>
  call({
    ...rest,
    url: `${baseUrl}/v3/shippings${path}`,
    headers: { authorization: secrets['token'] ?? '' },
  });

async function quote(context: CourierContext, errand: DeliveryRequest): Promise<QuoteResult> {
  const answer = await callPeya(context, '/estimates', {
    method: 'POST',
    body: peyaEstimateBody(errand),
    isSafe: true,
  });
  const estimate = readSuccess(answer, wire.peyaEstimate);
  const [offer] = estimate?.deliveryOffers ?? [];
  if (!estimate || !offer) {
    const refused = readRefusal(answer, wire.peyaRefusalAnswer);
    return { ok: false, problem: refused ? peyaProblem(refused.code) : 'temporary' };
  }
  const { currency, total } = offer.pricing;
  return {
    ok: true,
    quote: {
      courier: 'peya_delivery',
      id: estimate.estimateId,
      price: { minor: fromMajorUnits(total, currency), currency },
      dropoffEta: offer.deliveryTimeTo == null ? null : instantOf(offer.deliveryTimeTo),
      expiresAt: instantOf(offer.confirmationTimeLimit),
      offerId: offer.deliveryOfferId,
    },
  };
}

/**
 * Confirms an estimate. If the estimate was used before, our own call may have confirmed it and
 * lost the answer: then a shipping carries our reference.
 */
async function dispatch(
  context: CourierContext,
  { ref }: DeliveryRequest,
  { id, offerId }: CourierQuote,
): Promise<CourierReport> {
  const at = context.now();
  const path = `/estimates/${encodeURIComponent(id ?? '')}/confirm`;
  const answer = await callPeya(context, path, {
    method: 'POST',
    body: { deliveryOfferId: offerId },
  });
  const made = readSuccess(answer, wire.peyaShipping);
  if (made) return peyaReport(made, 'reply', at);
  const refused = readRefusal(answer, wire.peyaRefusalAnswer);
  if (!refused) return unknownReport('reply', at);
  const problem = peyaProblem(refused.code);
  if (problem !== 'quoteUsed' && problem !== 'duplicate') return refusedReport(problem, at);
  const found = await findByExternalRef(context, ref);
  if (found === undefined) return unknownReport('reply', at);
  return found ? peyaReport(found, 'reply', at) : refusedReport('quoteUsed', at);
}

/**
 * Finds the shipping with our reference, preferring one that is still alive. undefined: PedidosYa
 * did not answer.
 */
async function findByExternalRef(
  context: CourierContext,
  ref: string,
): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await callPeya(context, `?referenceId=${encodeURIComponent(ref)}`, {
    method: 'GET',
    isSafe: true,
  });
  const list = readSuccess(answer, wire.peyaShippingList);
  if (!list) return undefined;
  const ours = list.shippings.filter(({ referenceId }) => referenceId === ref);
  return (
    ours.find(({ status }) => status !== 'CANCELLED' && status !== 'REJECTED') ?? ours[0] ?? null
  );
}

async function poll(
  context: CourierContext,
  { courierRef, externalRef }: DeliveryRefs,
): Promise<CourierReport> {
  const at = context.now();
  const found =
    courierRef === null
      ? await findByExternalRef(context, externalRef)
      : await findById(context, courierRef, externalRef);
  if (found === undefined) return unknownReport('poll', at);
  if (found === null) return noRecordReport(at);
  return peyaReport(found, 'poll', at, await riderOf(context, found));
}

async function findById(
  context: CourierContext,
  courierRef: string,
  externalRef: string,
): Promise<wire.PeyaShipping | null | undefined> {
  const answer = await callPeya(context, `/${encodeURIComponent(courierRef)}`, {
    method: 'GET',
    isSafe: true,
  });
  const found = readSuccess(answer, wire.peyaShipping);
  if (found) return found.referenceId === externalRef ? found : undefined;
  return readRefusal(answer, wire.peyaRefusalAnswer)?.status === 404 ? null : undefined;
}

const withRider: readonly wire.PeyaStatus[] = [
  'IN_PROGRESS',
  'NEAR_PICKUP',
  'PICKED_UP',
  'NEAR_DROPOFF',
];

/**
 * Requests the rider and the rider's location in a separate call. undefined (unchanged) if the call
 * fails.
 */
async function riderOf(
  context: CourierContext,
  { shippingId, status }: wire.PeyaShipping,
): Promise<Rider | null | undefined> {
  if (!withRider.includes(status)) return status === 'CONFIRMED' ? null : undefined;
  const answer = await callPeya(context, `/${encodeURIComponent(shippingId)}/tracking`, {
    method: 'GET',
  });
  const tracking = readSuccess(answer, wire.peyaTracking);
  if (!tracking) return undefined;
  const { rider } = tracking;
  return rider
    ? { name: rider.name ?? null, phone: rider.phone ?? null, at: rider.location ?? null }
    : null;
}

async function cancel(
  context: CourierContext,
  { courierRef }: DeliveryRefs,
): Promise<CourierReport> {
  const at = context.now();
  if (courierRef === null) return unknownReport('reply', at);
  const answer = await callPeya(context, `/${encodeURIComponent(courierRef)}/cancel`, {
    method: 'POST',
    body: { reasonText: 'El pedido se canceló.' },
  });
  const cancelled = readSuccess(answer, wire.peyaShipping);
  return cancelled ? peyaReport(cancelled, 'reply', at) : unknownReport('reply', at);
}
