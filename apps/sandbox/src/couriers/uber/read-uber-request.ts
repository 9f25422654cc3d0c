import type { ProviderResponse } from '../../http/provider-response.ts';
import { numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import type { LatLng } from '../trip.ts';
import { metresBetween } from '../trip-location.ts';
import { deliveryProblems, quoteProblems } from './uber-fields.ts';
import { invalidParams, uberRefusals } from './uber-refusal.ts';
import { timeWindowRefusal, type TimeWindows, readTimeWindows } from './time-windows.ts';

/** A checked request, with the fields that quotes and deliveries share. */
export type UberDeliveryRequest = {
  body: Readonly<Record<string, unknown>>;
  from: LatLng;
  to: LatLng;
  country: string;
  storeId: string | null;
  windows: TimeWindows;
};
export type UberRequestResult =
  { ok: true; request: UberDeliveryRequest } | { ok: false; answer: ProviderResponse };

const farthestMetres = 15_000;
const no = (answer: ProviderResponse): UberRequestResult => ({ ok: false, answer });

/**
 * Reads a quote or a delivery: fields first, then places (coordinates are required), then time
 * windows.
 */
export function readUberRequest(
  kind: 'quote' | 'delivery',
  rawBody: string,
  now: number,
): UberRequestResult {
  const body = readObject(rawBody);
  if (body === null) return no(invalidParams({ body: 'JSON object' }));
  const problems = kind === 'quote' ? quoteProblems(body) : deliveryProblems(body);
  if (Object.keys(problems).length > 0) return no(invalidParams(problems));
  const [from, to] = [pointOf(body, 'pickup'), pointOf(body, 'dropoff')];
  if (from === null || to === null) return no(uberRefusals.unknownLocation);
  if (metresBetween(from, to) > farthestMetres) return no(uberRefusals.outOfZone);
  const windows = readTimeWindows(body, now);
  const refused = timeWindowRefusal(windows, now);
  if (refused !== null) return no(refused);
  return {
    ok: true,
    request: {
      body,
      from,
      to,
      country: countryOf(body),
      storeId: textOrNull(body['external_store_id']),
      windows,
    },
  };
}

function pointOf(
  body: Readonly<Record<string, unknown>>,
  end: 'pickup' | 'dropoff',
): LatLng | null {
  const [lat, lng] = [
    numberOrNull(body[`${end}_latitude`]),
    numberOrNull(body[`${end}_longitude`]),
  ];
  return lat === null || lng === null ? null : { lat, lng };
}

const countryOf = (body: Readonly<Record<string, unknown>>): string =>
  textOrNull(readObject(textOrNull(body['dropoff_address']) ?? '')?.['country'])?.toUpperCase() ??
  'CL';
