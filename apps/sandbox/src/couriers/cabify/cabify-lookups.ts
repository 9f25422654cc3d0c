import type { Fault } from '../../control/fault.ts';
import type { AnyProviderResponse, ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import type { Fleet } from '../fleet.ts';
import type { Trip } from '../trip.ts';
import type { Cabify } from './cabify.ts';
import {
  cabifyState,
  parcelResponse,
  readyParcelResponse,
  statusResponse,
} from './cabify-responses.ts';
import { notifyProblems } from './cabify-fields.ts';
import { sandboxShippingTypes } from './cabify-keys.ts';
import { cabifyRefusal, cabifyRefusals, cabifyInvalidFields } from './cabify-refusal.ts';

const pageSize = 20;
const states = [
  'ready',
  'qualifiedforpickup',
  'onroutetopickup',
  'pickingup',
  'intransit',
  'delivering',
  'delivered',
  'returning',
  'returned',
  'incident',
  'requestercancel',
  'internalcancel',
  'pickupfailed',
  'undelivered',
  'onroutetoreturn',
  'returnrejected',
];

/** Returns the trip, changed if a fault requires it: its first state, or another reference. */
function withStatusFault(trip: Trip, fault: Fault | null): Trip {
  if (fault?.name === 'staleStatus')
    return { ...trip, stepIndex: 0, stepStartedAt: trip.createdAt };
  return fault?.name === 'wrongReference' ? { ...trip, reference: 'otro-pedido' } : trip;
}

export function showStatus(
  cabify: Cabify,
  fleet: Fleet,
  id: string,
  now: number,
  fault: Fault | null,
): ProviderResponse {
  const trip = fleet.find('cabify', id);
  if (trip !== null)
    return {
      status: 200,
      body: statusResponse(withStatusFault(trip, fault), now, fleet.pace().stepMs),
    };
  const parcel = cabify.find(id);
  return parcel === null
    ? cabifyRefusals.noParcel
    : { status: 200, body: readyParcelResponse(parcel) };
}

export function showParcel(cabify: Cabify, id: string): ProviderResponse {
  const parcel = cabify.find(id);
  return parcel === null ? cabifyRefusals.noParcel : { status: 200, body: parcelResponse(parcel) };
}

/**
 * Lists parcels, newest first, twenty per page. States and page are required. Cabify has no search
 * by `external_id`: the caller reads the pages.
 */
export function listParcels(
  cabify: Cabify,
  fleet: Fleet,
  query: Readonly<Record<string, unknown>>,
): ProviderResponse {
  const unknownParameter = Object.keys(query).find((name) => name !== 'states' && name !== 'page');
  if (unknownParameter !== undefined)
    return cabifyInvalidFields({ [unknownParameter]: 'unknown parameter' });
  const requestedStates = [query['states']]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []));
  if (requestedStates.length === 0 || requestedStates.some((state) => !states.includes(state)))
    return cabifyInvalidFields({ states: states.join(', ') });
  if (typeof query['page'] !== 'string' || !/^\d{1,5}$/.test(query['page']))
    return cabifyInvalidFields({ page: 'number from 0' });
  const stateOf = (id: string): string => {
    const trip = fleet.find('cabify', id);
    return trip === null ? 'ready' : cabifyState(trip);
  };
  const matchingParcels = cabify.newest().filter(({ id }) => requestedStates.includes(stateOf(id)));
  const page = Number(query['page']);
  const parcels = matchingParcels.slice(page * pageSize, (page + 1) * pageSize).map(parcelResponse);
  return {
    status: 200,
    body: {
      parcels,
      page,
      page_size: pageSize,
      more_pages: matchingParcels.length > (page + 1) * pageSize,
    },
  };
}

/** Lists the shipping types at a point in Chile, Mexico or Guatemala. */
export function listShippingTypes(location: unknown): AnyProviderResponse {
  const [lat, lon] =
    typeof location === 'string' && /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(location)
      ? location.split(',').map(Number)
      : [];
  if (lat === undefined || lon === undefined)
    return cabifyInvalidFields({ location: 'latitude,longitude' });
  const inside = lat > -56 && lat < 33 && lon > -118 && lon < -66;
  return inside
    ? { status: 200, body: sandboxShippingTypes }
    : cabifyRefusal(404, 'no shipping types available for the location');
}

/** Cancels a parcel, once, until the driver has the food. */
export function cancelParcel(
  cabify: Cabify,
  fleet: Fleet,
  id: string,
  fault: Fault | null,
): ProviderResponse {
  if (cabify.find(id) === null) return cabifyRefusals.noParcel;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('cabify', id, 'shop');
  return trip === null ? cabifyRefusals.notNow : { status: 202, body: {} };
}

/** Marks the food as ready. Refused before the parcel is shipped. */
export function notifyParcel(
  cabify: Cabify,
  fleet: Fleet,
  id: string,
  rawBody: string,
): ProviderResponse {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : notifyProblems(body);
  if (Object.keys(problems).length > 0) return cabifyInvalidFields(problems);
  if (cabify.find(id) === null) return cabifyRefusals.noParcel;
  return fleet.updateDetails('cabify', id, { readyToPickup: true }) === null
    ? cabifyRefusals.notNow
    : { status: 202, body: {} };
}
