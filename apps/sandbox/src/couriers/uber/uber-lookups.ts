import type { Fault } from '../../control/fault.ts';
import type { Answer } from '../../http/answer.ts';
import { readObject } from '../../http/read-json.ts';
import type { Fleet } from '../fleet.ts';
import { isLive, stageOf, type Trip } from '../trip.ts';
import { deliveryBody, uberStatus } from './uber-bodies.ts';
import { updateProblems } from './uber-fields.ts';
import { invalidParams, uberRefusals } from './uber-refusal.ts';

const filters = ['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned', 'ongoing'];
const mostListed = 1_000;
const usuallyListed = 100;

/** One delivery as it is, or falsely: as it began, or with another's name. */
export function showDelivery(fleet: Fleet, id: string, now: number, fault: Fault | null): Answer {
  const trip = fleet.find('uber', id);
  if (trip === null) return uberRefusals.noDelivery;
  const shown = fault?.name === 'staleStatus' ? { ...trip, at: 0, since: trip.createdAt } : trip;
  const named = fault?.name === 'wrongReference' ? { ...shown, reference: 'otro-pedido' } : shown;
  return { status: 200, body: deliveryBody(named, now, fleet.pace().stepMs) };
}

/** Newest first: `filter`, `limit` and `offset`, and nothing else. There is no search by reference: who looks for one reads the list. */
export function listDeliveries(fleet: Fleet, query: Readonly<Record<string, unknown>>, now: number): Answer {
  const stranger = Object.keys(query).find((name) => !['filter', 'limit', 'offset'].includes(name));
  if (stranger !== undefined) return invalidParams({ [stranger]: 'unknown parameter' });
  const filter = query['filter'];
  if (filter !== undefined && (typeof filter !== 'string' || !filters.includes(filter)))
    return invalidParams({ filter: filters.join(', ') });
  const [limit, offset] = [wholeOf(query['limit'], usuallyListed), wholeOf(query['offset'], 0)];
  if (limit === null || limit < 1 || limit > mostListed) return invalidParams({ limit: `1 to ${mostListed}` });
  if (offset === null) return invalidParams({ offset: '0 or more' });
  const wanted = (trip: Trip): boolean =>
    filter === undefined || (filter === 'ongoing' ? isLive(trip) : uberStatus(stageOf(trip)).status === filter);
  const all = fleet.all('uber').filter(wanted).toReversed();
  const data = all.slice(offset, offset + limit).map((trip) => deliveryBody(trip, now, fleet.pace().stepMs));
  return { status: 200, body: { object: 'list', total_count: all.length, data } };
}

const wholeOf = (value: unknown, fallback: number): number | null =>
  value === undefined ? fallback : typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;

/** Until the food is in the rider's hands, and never twice. */
export function cancelDelivery(fleet: Fleet, id: string, now: number, fault: Fault | null): Answer {
  if (fleet.find('uber', id) === null) return uberRefusals.noDelivery;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('uber', id, 'shop');
  return trip === null ? uberRefusals.notCancelable : { status: 200, body: deliveryBody(trip, now, fleet.pace().stepMs) };
}

/** Notes and tip, while somebody still brings it. */
export function updateDelivery(fleet: Fleet, id: string, rawBody: string, now: number): Answer {
  const trip = fleet.find('uber', id);
  if (trip === null) return uberRefusals.noDelivery;
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : updateProblems(body);
  if (body === null || Object.keys(problems).length > 0) return invalidParams(problems);
  const after = fleet.annotate('uber', id, body);
  return after === null ? uberRefusals.noDelivery : { status: 200, body: deliveryBody(after, now, fleet.pace().stepMs) };
}
