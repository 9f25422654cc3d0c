import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import type { Fleet } from '../fleet.ts';
import { isTripLive, currentStage, type Trip } from '../trip.ts';
import { deliveryResponse, uberStatus } from './uber-responses.ts';
import { updateProblems } from './uber-fields.ts';
import { invalidParams, uberRefusals } from './uber-refusal.ts';

const filters = [
  'pending',
  'pickup',
  'pickup_complete',
  'dropoff',
  'delivered',
  'canceled',
  'returned',
  'ongoing',
];
const maxListed = 1_000;
const usuallyListed = 100;

/** Returns one delivery, changed if a fault requires it: its first status, or another reference. */
export function showUberDelivery(
  fleet: Fleet,
  id: string,
  now: number,
  fault: Fault | null,
): ProviderResponse {
  const trip = fleet.find('uber', id);
  if (trip === null) return uberRefusals.noDelivery;
  const shown =
    fault?.name === 'staleStatus' ? { ...trip, stepIndex: 0, stepStartedAt: trip.createdAt } : trip;
  const named = fault?.name === 'wrongReference' ? { ...shown, reference: 'otro-pedido' } : shown;
  return { status: 200, body: deliveryResponse(named, now, fleet.pace().stepMs) };
}

/**
 * Lists deliveries, newest first. Accepts only `filter`, `limit` and `offset`. Uber has no search
 * by reference: the caller reads the list.
 */
export function listUberDeliveries(
  fleet: Fleet,
  query: Readonly<Record<string, unknown>>,
  now: number,
): ProviderResponse {
  const unknownParameter = Object.keys(query).find(
    (name) => !['filter', 'limit', 'offset'].includes(name),
  );
  if (unknownParameter !== undefined)
    return invalidParams({ [unknownParameter]: 'unknown parameter' });
  const filter = query['filter'];
  if (filter !== undefined && (typeof filter !== 'string' || !filters.includes(filter)))
    return invalidParams({ filter: filters.join(', ') });
  const [limit, offset] = [wholeOf(query['limit'], usuallyListed), wholeOf(query['offset'], 0)];
  if (limit === null || limit < 1 || limit > maxListed)
    return invalidParams({ limit: `1 to ${maxListed}` });
  if (offset === null) return invalidParams({ offset: '0 or more' });
  const matchesFilter = (trip: Trip): boolean =>
    filter === undefined ||
    (filter === 'ongoing' ? isTripLive(trip) : uberStatus(currentStage(trip)).status === filter);
  const all = fleet.all('uber').filter(matchesFilter).toReversed();
  const data = all
    .slice(offset, offset + limit)
    .map((trip) => deliveryResponse(trip, now, fleet.pace().stepMs));
  return { status: 200, body: { object: 'list', total_count: all.length, data } };
}

const wholeOf = (value: unknown, fallback: number): number | null =>
  value === undefined
    ? fallback
    : typeof value === 'string' && /^\d{1,6}$/.test(value)
      ? Number(value)
      : null;

/** Cancels a delivery, once, until the rider has the food. */
export function cancelUberDelivery(
  fleet: Fleet,
  id: string,
  now: number,
  fault: Fault | null,
): ProviderResponse {
  if (fleet.find('uber', id) === null) return uberRefusals.noDelivery;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('uber', id, 'shop');
  return trip === null
    ? uberRefusals.notCancelable
    : { status: 200, body: deliveryResponse(trip, now, fleet.pace().stepMs) };
}

/** Changes notes and tip of a live delivery. */
export function updateUberDelivery(
  fleet: Fleet,
  id: string,
  rawBody: string,
  now: number,
): ProviderResponse {
  const trip = fleet.find('uber', id);
  if (trip === null) return uberRefusals.noDelivery;
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : updateProblems(body);
  if (body === null || Object.keys(problems).length > 0) return invalidParams(problems);
  const after = fleet.updateDetails('uber', id, body);
  return after === null
    ? uberRefusals.noDelivery
    : { status: 200, body: deliveryResponse(after, now, fleet.pace().stepMs) };
}
