import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import { fieldProblems, textField } from '../field-checks.ts';
import type { Fleet } from '../fleet.ts';
import type { Trip } from '../trip.ts';
import { shippingResponse, shippingTrackingResponse } from './peya-responses.ts';
import { peyaInvalidFields, peyaRefusals } from './peya-refusal.ts';

/** Returns the trip, changed if a fault requires it: its first status, or another reference. */
function withStatusFault(trip: Trip, fault: Fault | null): Trip {
  if (fault?.name === 'staleStatus')
    return { ...trip, stepIndex: 0, stepStartedAt: trip.createdAt };
  return fault?.name === 'wrongReference' ? { ...trip, reference: 'otro-pedido' } : trip;
}

export function showShipping(fleet: Fleet, id: string, fault: Fault | null): ProviderResponse {
  const trip = fleet.find('peya', id);
  return trip === null
    ? peyaRefusals.noShipping
    : { status: 200, body: shippingResponse(withStatusFault(trip, fault), fleet.pace().stepMs) };
}

export function showTracking(
  fleet: Fleet,
  id: string,
  now: number,
  fault: Fault | null,
): ProviderResponse {
  const trip = fleet.find('peya', id);
  return trip === null
    ? peyaRefusals.noShipping
    : {
        status: 200,
        body: shippingTrackingResponse(withStatusFault(trip, fault), now, fleet.pace().stepMs),
      };
}

/** Lists the shippings of one reference, newest first. */
export function listShippings(
  fleet: Fleet,
  query: Readonly<Record<string, unknown>>,
): ProviderResponse {
  const problems = fieldProblems(query, { referenceId: textField(100) }, {});
  if (Object.keys(problems).length > 0) return peyaInvalidFields(problems);
  const matchingTrips = fleet
    .all('peya')
    .filter(({ reference }) => reference === query['referenceId']);
  return {
    status: 200,
    body: {
      shippings: matchingTrips
        .toReversed()
        .map((trip) => shippingResponse(trip, fleet.pace().stepMs)),
    },
  };
}

/** Cancels a shipping, once, until the rider has the food. The caller must give a reason. */
export function cancelShipping(
  fleet: Fleet,
  id: string,
  rawBody: string,
  fault: Fault | null,
): ProviderResponse {
  const body = readObject(rawBody);
  const problems =
    body === null
      ? { body: 'JSON object' }
      : fieldProblems(body, { reasonText: textField(500) }, {});
  if (Object.keys(problems).length > 0) return peyaInvalidFields(problems);
  if (fleet.find('peya', id) === null) return peyaRefusals.noShipping;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('peya', id, 'shop');
  return trip === null
    ? peyaRefusals.notCancelable
    : { status: 200, body: shippingResponse(trip, fleet.pace().stepMs) };
}
