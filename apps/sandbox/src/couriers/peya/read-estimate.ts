import type { ProviderResponse } from '../../http/provider-response.ts';
import { objectsIn, numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import {
  type FieldCheck,
  flagField,
  latitudeField,
  listField,
  longitudeField,
  patternField,
  numberField,
  objectField,
  oneOfField,
  fieldProblems,
  textField,
  wholeField,
} from '../field-checks.ts';
import { countryOfPhone } from '../../countries.ts';
import type { LatLng } from '../trip.ts';
import { metresBetween } from '../trip-location.ts';
import { peyaInvalidFields, peyaRefusals } from './peya-refusal.ts';

/** A checked estimate request. */
export type Shipment = {
  body: Readonly<Record<string, unknown>>;
  referenceId: string;
  isTest: boolean;
  from: LatLng;
  to: LatLng;
  at: number;
  country: string;
};
export type ShipmentResult =
  { ok: true; shipment: Shipment } | { ok: false; answer: ProviderResponse };

const farthestMetres = 12_000;
const maxValue = 1_000_000;
const phone = patternField(/^\+?[1-9]\d{5,14}$/, 'digits after an optional +');

const item = objectField(
  {
    value: numberField(0, maxValue),
    description: textField(255),
    quantity: wholeField(1, 10_000),
    volume: numberField(0, 80_840),
    weight: numberField(0, 20),
  },
  { type: oneOfField('STANDARD', 'FRAGILE', 'COLD'), sku: textField(100) },
);

const waypoint = objectField(
  {
    type: oneOfField('PICK_UP', 'DROP_OFF'),
    addressStreet: textField(255),
    city: textField(100),
    phone,
    name: textField(100),
  },
  {
    addressAdditional: textField(255, 0),
    latitude: latitudeField,
    longitude: longitudeField,
    instructions: textField(500, 0),
    collectMoney: numberField(0, maxValue),
  },
);

/** An instant in UTC to the second, without a fraction. */
const secondsField: FieldCheck = patternField(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  'instant as 2026-01-21T12:21:00Z',
);

const problemsIn = (body: Readonly<Record<string, unknown>>) =>
  fieldProblems(
    body,
    {
      referenceId: textField(100),
      items: listField(item, 1, 99),
      waypoints: listField(waypoint, 2, 2),
    },
    {
      isTest: flagField,
      deliveryTime: secondsField,
      notificationMail: patternField(/^\S+@\S+\.\S+$/, 'e-mail address'),
    },
  );

const no = (answer: ProviderResponse): ShipmentResult => ({ ok: false, answer });

/**
 * Checks the fields first, then one place of each kind with coordinates, then value, distance and
 * times.
 */
export function readEstimate(rawBody: string, now: number): ShipmentResult {
  const body = readObject(rawBody);
  if (body === null) return no(peyaInvalidFields({ body: 'JSON object' }));
  const problems = problemsIn(body);
  if (Object.keys(problems).length > 0) return no(peyaInvalidFields(problems));
  const [from, to] = [waypointOf(body, 'PICK_UP'), waypointOf(body, 'DROP_OFF')];
  if (from === undefined || to === undefined)
    return no(peyaInvalidFields({ waypoints: 'one PICK_UP and one DROP_OFF' }));
  const [start, end] = [pointOf(from), pointOf(to)];
  if (start === null || end === null) return no(peyaRefusals.badAddress);
  if (valueOf(body) >= maxValue)
    return no(peyaInvalidFields({ items: 'worth less than a million in all' }));
  if (metresBetween(start, end) > farthestMetres) return no(peyaRefusals.outOfZone);
  const requestedTime = textOrNull(body['deliveryTime']);
  const at = requestedTime === null ? now : Date.parse(requestedTime);
  if (at < now - 1_000) return no(peyaInvalidFields({ deliveryTime: 'in the past' }));
  const shipment = {
    body,
    referenceId: textOrNull(body['referenceId']) ?? '',
    isTest: body['isTest'] === true,
    from: start,
    to: end,
    at,
    country: countryOfPhone(textOrNull(to['phone']) ?? ''),
  };
  return { ok: true, shipment };
}

const waypointOf = (body: Readonly<Record<string, unknown>>, type: string) =>
  objectsIn(body['waypoints']).find((one) => one['type'] === type);

function pointOf(place: Readonly<Record<string, unknown>>): LatLng | null {
  const [lat, lng] = [numberOrNull(place['latitude']), numberOrNull(place['longitude'])];
  return lat === null || lng === null ? null : { lat, lng };
}

const valueOf = (body: Readonly<Record<string, unknown>>): number =>
  objectsIn(body['items']).reduce(
    (sum, { value, quantity }) => sum + (numberOrNull(value) ?? 0) * (numberOrNull(quantity) ?? 0),
    0,
  );
