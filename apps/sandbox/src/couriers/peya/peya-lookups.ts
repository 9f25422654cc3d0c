import type { Fault } from '../../control/fault.ts';
import type { Answer } from '../../http/answer.ts';
import { readObject } from '../../http/read-json.ts';
import { problemsOf, textField } from '../fields.ts';
import type { Fleet } from '../fleet.ts';
import type { Trip } from '../trip.ts';
import { shippingBody, trackingBody } from './peya-bodies.ts';
import { invalidFields, peyaRefusals } from './peya-refusal.ts';

/** As it is, or falsely: as it began, or with another's name. */
export function seenAs(trip: Trip, fault: Fault | null): Trip {
  if (fault?.name === 'staleStatus') return { ...trip, at: 0, since: trip.createdAt };
  return fault?.name === 'wrongReference' ? { ...trip, reference: 'otro-pedido' } : trip;
}

export function showShipping(fleet: Fleet, id: string, fault: Fault | null): Answer {
  const trip = fleet.find('peya', id);
  return trip === null ? peyaRefusals.noShipping : { status: 200, body: shippingBody(seenAs(trip, fault), fleet.pace().stepMs) };
}

export function showTracking(fleet: Fleet, id: string, now: number, fault: Fault | null): Answer {
  const trip = fleet.find('peya', id);
  return trip === null ? peyaRefusals.noShipping : { status: 200, body: trackingBody(seenAs(trip, fault), now, fleet.pace().stepMs) };
}

/** Newest first, of one reference. */
export function listShippings(fleet: Fleet, query: Readonly<Record<string, unknown>>): Answer {
  const problems = problemsOf(query, { referenceId: textField(100) }, {});
  if (Object.keys(problems).length > 0) return invalidFields(problems);
  const found = fleet.all('peya').filter(({ reference }) => reference === query['referenceId']);
  return { status: 200, body: { shippings: found.toReversed().map((trip) => shippingBody(trip, fleet.pace().stepMs)) } };
}

/** Until the food is in the rider's hands, and never twice; a reason is said. */
export function cancelShipping(fleet: Fleet, id: string, rawBody: string, fault: Fault | null): Answer {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : problemsOf(body, { reasonText: textField(500) }, {});
  if (Object.keys(problems).length > 0) return invalidFields(problems);
  if (fleet.find('peya', id) === null) return peyaRefusals.noShipping;
  const trip = fault?.name === 'cancelRefused' ? null : fleet.cancel('peya', id, 'shop');
  return trip === null ? peyaRefusals.notCancelable : { status: 200, body: shippingBody(trip, fleet.pace().stepMs) };
}
