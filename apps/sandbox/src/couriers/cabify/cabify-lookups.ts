import type { Fault } from '../../control/fault.ts';
import type { AnyAnswer, Answer } from '../../http/answer.ts';
import { readObject } from '../../http/read-json.ts';
import type { Fleet } from '../fleet.ts';
import type { Trip } from '../trip.ts';
import type { Cabify } from './cabify.ts';
import { cabifyState, parcelBody, readyBody, statusBody } from './cabify-bodies.ts';
import { notifyProblems } from './cabify-fields.ts';
import { shippingTypes } from './cabify-keys.ts';
import { cabifyRefusal, cabifyRefusals, invalidFields } from './cabify-refusal.ts';

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

/** As it is, or falsely: as it began, or with another's name. */
function seenAs(trip: Trip, fault: Fault | null): Trip {
  if (fault?.name === 'staleStatus') return { ...trip, at: 0, since: trip.createdAt };
  return fault?.name === 'wrongReference' ? { ...trip, reference: 'otro-pedido' } : trip;
}

export function showStatus(cabify: Cabify, fleet: Fleet, id: string, now: number, fault: Fault | null): Answer {
  const trip = fleet.find('cabify', id);
  if (trip !== null) return { status: 200, body: statusBody(seenAs(trip, fault), now, fleet.pace().stepMs) };
  const parcel = cabify.find(id);
  return parcel === null ? cabifyRefusals.noParcel : { status: 200, body: readyBody(parcel) };
}

export function showParcel(cabify: Cabify, id: string): Answer {
  const parcel = cabify.find(id);
  return parcel === null ? cabifyRefusals.noParcel : { status: 200, body: parcelBody(parcel) };
}

/** Newest first, twenty to a page; states and page must be said. There is no search by `external_id`: who looks for one reads the pages. */
export function listParcels(cabify: Cabify, fleet: Fleet, query: Readonly<Record<string, unknown>>): Answer {
  const stranger = Object.keys(query).find((name) => name !== 'states' && name !== 'page');
  if (stranger !== undefined) return invalidFields({ [stranger]: 'unknown parameter' });
  const wanted = [query['states']].flat().flatMap((text) => (typeof text === 'string' ? text.split(',') : []));
  if (wanted.length === 0 || wanted.some((state) => !states.includes(state))) return invalidFields({ states: states.join(', ') });
  if (typeof query['page'] !== 'string' || !/^\d{1,5}$/.test(query['page'])) return invalidFields({ page: 'number from 0' });
  const stateOf = (id: string): string => {
    const trip = fleet.find('cabify', id);
    return trip === null ? 'ready' : cabifyState(trip);
  };
  const found = cabify.newest().filter(({ id }) => wanted.includes(stateOf(id)));
  const page = Number(query['page']);
  const parcels = found.slice(page * pageSize, (page + 1) * pageSize).map(parcelBody);
  return { status: 200, body: { parcels, page, page_size: pageSize, more_pages: found.length > (page + 1) * pageSize } };
}

/** What the account can ship with from a place in Chile, Mexico or Guatemala. */
export function availableTypes(location: unknown): AnyAnswer {
  const [lat, lon] = typeof location === 'string' && /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(location) ? location.split(',').map(Number) : [];
  if (lat === undefined || lon === undefined) return invalidFields({ location: 'latitude,longitude' });
  const inside = lat > -56 && lat < 33 && lon > -118 && lon < -66;
  return inside ? { status: 200, body: shippingTypes } : cabifyRefusal(404, 'no shipping types available for the location');
}

/** Until the food is in the driver's hands, and never twice. */
export function cancelParcel(cabify: Cabify, fleet: Fleet, id: string, fault: Fault | null): Answer {
  if (cabify.find(id) === null) return cabifyRefusals.noParcel;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('cabify', id, 'shop');
  return trip === null ? cabifyRefusals.notNow : { status: 202, body: {} };
}

/** The kitchen is done; it means nothing before the parcel is shipped. */
export function notifyParcel(cabify: Cabify, fleet: Fleet, id: string, rawBody: string): Answer {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : notifyProblems(body);
  if (Object.keys(problems).length > 0) return invalidFields(problems);
  if (cabify.find(id) === null) return cabifyRefusals.noParcel;
  return fleet.annotate('cabify', id, { readyToPickup: true }) === null ? cabifyRefusals.notNow : { status: 202, body: {} };
}
