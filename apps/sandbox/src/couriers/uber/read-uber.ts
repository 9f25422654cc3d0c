import type { Answer } from '../../http/answer.ts';
import { numberOf, readObject, textOf } from '../../http/read-json.ts';
import type { Point } from '../trip.ts';
import { metresBetween } from '../whereabouts.ts';
import { deliveryProblems, quoteProblems } from './uber-fields.ts';
import { invalidParams, uberRefusals } from './uber-refusal.ts';
import { windowRefusal, type Windows, windowsOf } from './windows.ts';

/** What quote and delivery have in common, read and checked. */
export type Errand = {
  body: Readonly<Record<string, unknown>>;
  from: Point;
  to: Point;
  country: string;
  storeId: string | null;
  windows: Windows;
};
export type ReadErrand = { ok: true; errand: Errand } | { ok: false; answer: Answer };

const farthestMetres = 15_000;
const no = (answer: Answer): ReadErrand => ({ ok: false, answer });

/** Reads a quote or a delivery: fields first, then places (they need coordinates here), then the windows of time. */
export function readErrand(kind: 'quote' | 'delivery', rawBody: string, now: number): ReadErrand {
  const body = readObject(rawBody);
  if (body === null) return no(invalidParams({ body: 'JSON object' }));
  const problems = kind === 'quote' ? quoteProblems(body) : deliveryProblems(body);
  if (Object.keys(problems).length > 0) return no(invalidParams(problems));
  const [from, to] = [pointOf(body, 'pickup'), pointOf(body, 'dropoff')];
  if (from === null || to === null) return no(uberRefusals.unknownLocation);
  if (metresBetween(from, to) > farthestMetres) return no(uberRefusals.outOfZone);
  const windows = windowsOf(body, now);
  const refused = windowRefusal(windows, now);
  if (refused !== null) return no(refused);
  return { ok: true, errand: { body, from, to, country: countryOf(body), storeId: textOf(body['external_store_id']), windows } };
}

function pointOf(body: Readonly<Record<string, unknown>>, end: 'pickup' | 'dropoff'): Point | null {
  const [lat, lng] = [numberOf(body[`${end}_latitude`]), numberOf(body[`${end}_longitude`])];
  return lat === null || lng === null ? null : { lat, lng };
}

const countryOf = (body: Readonly<Record<string, unknown>>): string =>
  textOf(readObject(textOf(body['dropoff_address']) ?? '')?.['country'])?.toUpperCase() ?? 'CL';
