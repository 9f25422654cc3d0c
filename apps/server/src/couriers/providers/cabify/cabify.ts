import type { CourierProblem, CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import {
  isSuccessAnswer,
  noRecordReport,
  unknownReport,
  readSuccess,
  refusedReport,
} from '../../courier-answers.ts';
import type { Courier, CourierContext, DeliveryRefs, QuoteResult } from '../../courier.ts';
import type { DeliveryRequest } from '../../delivery-request.ts';
import { cabifyEstimateBody, cabifyParcelBody, cabifyShipBody } from './cabify-requests.ts';
import { findParcelId } from './find-parcel-id.ts';
import { cabifyQuoteProblem, cabifyReport } from './cabify-report.ts';
import { readCabifyWebhook, readCabifyRef } from './read-cabify-webhook.ts';
import { refusalStatus, callCabify } from './call-cabify.ts';
import * as wire from './cabify-wire.ts';

/** Cabify Logistics. The README beside this file explains how its answers are read. */
export const cabify: Courier = {
  name: 'cabify_delivery',
  slug: 'cabify',
  quoteNeedsRecipient: false,
  quote,
  dispatch,
  poll,
  cancel,
  notifyReady,
  readExternalRef: readCabifyRef,
  readWebhook: readCabifyWebhook,
};

/**
 * Lifetime that we give an estimate, milliseconds: Cabify's estimates have no expiry, but prices
 * change.
 */
const quoteMs = 10 * minuteMs;

async function quote(context: CourierContext, errand: DeliveryRequest): Promise<QuoteResult> {
  const { latitude, longitude } = errand.from.point;
  const types = await callCabify(
    context,
    `/v1/shipping_types/available?location=${latitude},${longitude}`,
    {
      method: 'GET',
      isSafe: true,
    },
  );
  const shippingTypes = readSuccess(types, wire.cabifyShippingTypes) ?? [];
  const type = shippingTypes.find(({ modality }) => modality === 'express') ?? shippingTypes[0];
  if (!type) return { ok: false, problem: problemOf(types) };
  const answer = await callCabify(context, '/v3/parcels/estimate', {
    method: 'POST',
    body: cabifyEstimateBody(errand, type.id),
    isSafe: true,
  });
  const price = readSuccess(answer, wire.cabifyEstimate)?.deliveries[0]?.estimation.price;
  if (!price) return { ok: false, problem: problemOf(answer) };
  const sum = { minor: minor(price.amount), currency: price.currency };
  const expiresAt = context.now() + quoteMs;
  return {
    ok: true,
    quote: {
      courier: 'cabify_delivery',
      id: null,
      price: sum,
      dropoffEta: null,
      expiresAt,
      offerId: type.id,
    },
  };
}

function problemOf(answer: ProviderAnswer | null): CourierProblem {
  const status = refusalStatus(answer);
  return status === null ? 'temporary' : cabifyQuoteProblem(status);
}

/**
 * Creates a parcel, then ships it; Cabify sends no driver before that. If the parcel exists already
 * (409), it is looked up and shipped again.
 */
async function dispatch(
  context: CourierContext,
  errand: DeliveryRequest,
  { offerId = '' }: CourierQuote,
): Promise<CourierReport> {
  const at = context.now();
  const made = await callCabify(context, '/v1/parcels', {
    method: 'POST',
    body: cabifyParcelBody(errand),
  });
  const refused = refusalStatus(made);
  if (refused !== null && refused !== 409) return refusedReport(dispatchProblem(refused), at);
  const id =
    refused === 409
      ? await findParcelId(context, errand.ref)
      : readSuccess(made, wire.cabifyCreatedParcels)?.parcels[0]?.id;
  return id == null ? unknownReport('reply', at) : ship(context, errand, id, offerId);
}

async function ship(
  context: CourierContext,
  { ref, readyAt }: DeliveryRequest,
  id: string,
  typeId: string,
): Promise<CourierReport> {
  const at = context.now();
  const answer = await callCabify(context, '/v1/parcels/ship', {
    method: 'POST',
    body: cabifyShipBody(id, typeId, readyAt),
  });
  const shipped = readSuccess(answer, wire.cabifyCreatedParcels)?.parcels.find(
    (parcel) => parcel.id === id,
  );
  if (shipped) {
    const trackingUrl = shipped.tracking_url ?? null;
    return {
      source: 'reply',
      reported: 'CONFIRMED',
      at,
      courierRef: id,
      ...(trackingUrl === null ? {} : { trackingUrl }),
    };
  }
  const refused = refusalStatus(answer);
  if (refused === null) return unknownReport('reply', at);
  if (refused !== 409) return refusedReport(dispatchProblem(refused), at);
  return { ...(await poll(context, { courierRef: id, externalRef: ref })), source: 'reply' };
}

const dispatchProblem = (status: number) =>
  status === 404 ? 'invalid' : cabifyQuoteProblem(status);

/**
 * Polls a delivery; the report's `at` is the time of the request. Cabify has no query by our
 * reference, so its newest parcels are searched.
 */
async function poll(
  context: CourierContext,
  { courierRef, externalRef }: DeliveryRefs,
): Promise<CourierReport> {
  const at = context.now();
  const id = courierRef ?? (await findParcelId(context, externalRef));
  if (id === null) return noRecordReport(at);
  if (id === undefined) return unknownReport('poll', at);
  const answer = await callCabify(context, `/v1/parcels/${encodeURIComponent(id)}/status`, {
    method: 'GET',
    isSafe: true,
  });
  const status = readSuccess(answer, wire.cabifyStatus);
  if (status)
    return status.external_id === externalRef
      ? cabifyReport(status, 'poll', at)
      : unknownReport('poll', at);
  return refusalStatus(answer) === 404 ? noRecordReport(at) : unknownReport('poll', at);
}

/** Cabify accepts a cancellation before it carries it out, so the parcel is polled afterwards. */
async function cancel(context: CourierContext, known: DeliveryRefs): Promise<CourierReport> {
  const at = context.now();
  if (known.courierRef === null) return unknownReport('reply', at);
  const answer = await callCabify(
    context,
    `/v1/parcels/${encodeURIComponent(known.courierRef)}/cancel`,
    { method: 'POST', body: {} },
  );
  return isSuccessAnswer(answer)
    ? { ...(await poll(context, known)), source: 'reply' }
    : unknownReport('reply', at);
}

/**
 * Notifies the driver that the food is ready. Cabify refuses this for a parcel that was picked up
 * already, which counts as notified.
 */
async function notifyReady(
  context: CourierContext,
  { courierRef }: DeliveryRefs,
): Promise<boolean> {
  if (courierRef === null) return true;
  const path = `/v1/parcels/${encodeURIComponent(courierRef)}/notify`;
  const answer = await callCabify(context, path, {
    method: 'POST',
    body: { event: 'ready_to_pickup' },
    isSafe: true,
  });
  const refused = refusalStatus(answer);
  return isSuccessAnswer(answer) || (refused !== null && refused !== 429 && refused !== 503);
}
