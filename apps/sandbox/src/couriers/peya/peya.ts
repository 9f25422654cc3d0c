import { randomInt, randomUUID } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import { type Fault, deliveryFaultOf } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import { fareOf } from '../fare.ts';
import { fieldProblems, textField } from '../field-checks.ts';
import type { Fleet } from '../fleet.ts';
import { planTrip } from '../trip-stage.ts';
import type { Trip } from '../trip.ts';
import { estimateResponse, shippingResponse } from './peya-responses.ts';
import type { PeyaEstimate } from './peya-estimate.ts';
import { peyaInvalidFields, peyaRefusals, peyaFaultRefusal } from './peya-refusal.ts';
import { readEstimate } from './read-estimate.ts';

/** PedidosYa's stored estimates, and the two calls that change them. */
export type Peya = {
  estimate(rawBody: string, fault: Fault | null): ProviderResponse;
  confirm(
    estimateId: string,
    rawBody: string,
    fault: Fault | null,
    origin: string,
  ): ProviderResponse;
  find(estimateId: string): PeyaEstimate | null;
};

const offerMs = 10 * 60_000;
const maxEstimates = 50_000;

export function createPeya(clock: SandboxClock, fleet: Fleet): Peya {
  const estimates = new Map<string, PeyaEstimate>();
  const find = (id: string): PeyaEstimate | null => estimates.get(id) ?? null;
  return {
    find,
    estimate: (rawBody, fault) => {
      const now = clock.now();
      const read = readEstimate(rawBody, now);
      if (!read.ok) return read.answer;
      const faultRefusal = peyaFaultRefusal(fault);
      if (faultRefusal !== null) return faultRefusal;
      const { amount, currency } = fareOf(
        read.shipment.country,
        read.shipment.from,
        read.shipment.to,
        fault?.name === 'priceUp',
      );
      const price = { price: amount, currency };
      const made = {
        id: randomUUID(),
        offerId: randomUUID(),
        createdAt: now,
        expiresAt: now + offerMs,
        ...price,
        shipment: read.shipment,
        shippingId: null,
      };
      const [oldest] = estimates.keys();
      if (estimates.size >= maxEstimates && oldest !== undefined) estimates.delete(oldest);
      estimates.set(made.id, made);
      return { status: 200, body: estimateResponse(made, fleet.pace().stepMs) };
    },
    confirm: (estimateId, rawBody, fault, origin) => {
      const estimate = find(estimateId);
      if (estimate === null) return peyaRefusals.noEstimate;
      const refused = confirmRefusal(estimate, rawBody, clock.now()) ?? peyaFaultRefusal(fault);
      if (refused !== null) return refused;
      const trip = startTrip(fleet, estimate, fault, origin);
      estimates.set(estimateId, { ...estimate, shippingId: trip.id });
      return fault?.name === 'duplicateDispatch'
        ? peyaRefusals.confirmed
        : { status: 200, body: shippingResponse(trip, fleet.pace().stepMs) };
    },
  };
}

/**
 * Returns the reason for refusing a confirmation: the estimate is already used, has expired, or has
 * another offer. If no offer is named, its only offer counts.
 */
function confirmRefusal(
  { offerId, shippingId, expiresAt }: PeyaEstimate,
  rawBody: string,
  now: number,
): ProviderResponse | null {
  const body = rawBody.trim() === '' ? {} : readObject(rawBody);
  const problems =
    body === null
      ? { body: 'JSON object' }
      : fieldProblems(body, {}, { deliveryOfferId: textField(80) });
  if (Object.keys(problems).length > 0) return peyaInvalidFields(problems);
  if (shippingId !== null) return peyaRefusals.confirmed;
  if (now >= expiresAt) return peyaRefusals.expired;
  return body?.['deliveryOfferId'] === undefined || body['deliveryOfferId'] === offerId
    ? null
    : peyaRefusals.noOffer;
}

function startTrip(
  fleet: Fleet,
  { id: estimateId, price, currency, shipment }: PeyaEstimate,
  fault: Fault | null,
  origin: string,
): Trip {
  const { body, from, to, referenceId, isTest } = shipment;
  const id = randomUUID();
  return fleet.add({
    courier: 'peya',
    id,
    reference: referenceId,
    from,
    to,
    fee: price,
    currency,
    plan: planTrip(deliveryFaultOf(fault)),
    details: {
      estimateId,
      isTest,
      items: body['items'],
      waypoints: body['waypoints'],
      confirmationCode: String(randomInt(1_000, 10_000)),
      shareLocationUrl: `${origin}/couriers/track/peya/${id}`,
    },
  });
}
