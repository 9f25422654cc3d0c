import type { Answer } from '../../http/answer.ts';
import { listOf, numberOf, readObject, textOf } from '../../http/read-json.ts';
import {
  type Check,
  flagField,
  latitudeField,
  listField,
  longitudeField,
  matching,
  numberField,
  objectField,
  oneOf,
  problemsOf,
  textField,
  wholeField,
} from '../fields.ts';
import { countryOfPhone } from '../fare.ts';
import type { Point } from '../trip.ts';
import { metresBetween } from '../whereabouts.ts';
import { invalidFields, peyaRefusals } from './peya-refusal.ts';

/** An estimate's body, read and checked. */
export type Shipment = {
  body: Readonly<Record<string, unknown>>;
  referenceId: string;
  isTest: boolean;
  from: Point;
  to: Point;
  at: number;
  country: string;
};
export type ReadShipment = { ok: true; shipment: Shipment } | { ok: false; answer: Answer };

const farthestMetres = 12_000;
const mostValue = 1_000_000;
const phone = matching(/^\+?[1-9]\d{5,14}$/, 'digits after an optional +');

const item = objectField(
  {
    value: numberField(0, mostValue),
    description: textField(255),
    quantity: wholeField(1, 10_000),
    volume: numberField(0, 80_840),
    weight: numberField(0, 20),
  },
  { type: oneOf('STANDARD', 'FRAGILE', 'COLD'), sku: textField(100) },
);

const waypoint = objectField(
  { type: oneOf('PICK_UP', 'DROP_OFF'), addressStreet: textField(255), city: textField(100), phone, name: textField(100) },
  {
    addressAdditional: textField(255, 0),
    latitude: latitudeField,
    longitude: longitudeField,
    instructions: textField(500, 0),
    collectMoney: numberField(0, mostValue),
  },
);

/** UTC to the second, without a fraction. */
const secondsField: Check = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'instant as 2026-01-21T12:21:00Z');

const problemsIn = (body: Readonly<Record<string, unknown>>) =>
  problemsOf(
    body,
    { referenceId: textField(100), items: listField(item, 1, 99), waypoints: listField(waypoint, 2, 2) },
    { isTest: flagField, deliveryTime: secondsField, notificationMail: matching(/^\S+@\S+\.\S+$/, 'e-mail address') },
  );

const no = (answer: Answer): ReadShipment => ({ ok: false, answer });

/** Fields first; then one place of each kind, with coordinates; then how much it is worth, how far it goes and when. */
export function readEstimate(rawBody: string, now: number): ReadShipment {
  const body = readObject(rawBody);
  if (body === null) return no(invalidFields({ body: 'JSON object' }));
  const problems = problemsIn(body);
  if (Object.keys(problems).length > 0) return no(invalidFields(problems));
  const [from, to] = [waypointOf(body, 'PICK_UP'), waypointOf(body, 'DROP_OFF')];
  if (from === undefined || to === undefined) return no(invalidFields({ waypoints: 'one PICK_UP and one DROP_OFF' }));
  const [start, end] = [pointOf(from), pointOf(to)];
  if (start === null || end === null) return no(peyaRefusals.badAddress);
  if (valueOf(body) >= mostValue) return no(invalidFields({ items: 'worth less than a million in all' }));
  if (metresBetween(start, end) > farthestMetres) return no(peyaRefusals.outOfZone);
  const wanted = textOf(body['deliveryTime']);
  const at = wanted === null ? now : Date.parse(wanted);
  if (at < now - 1_000) return no(invalidFields({ deliveryTime: 'in the past' }));
  const shipment = {
    body,
    referenceId: textOf(body['referenceId']) ?? '',
    isTest: body['isTest'] === true,
    from: start,
    to: end,
    at,
    country: countryOfPhone(textOf(to['phone']) ?? ''),
  };
  return { ok: true, shipment };
}

const waypointOf = (body: Readonly<Record<string, unknown>>, type: string) => listOf(body['waypoints']).find((one) => one['type'] === type);

function pointOf(place: Readonly<Record<string, unknown>>): Point | null {
  const [lat, lng] = [numberOf(place['latitude']), numberOf(place['longitude'])];
  return lat === null || lng === null ? null : { lat, lng };
}

const valueOf = (body: Readonly<Record<string, unknown>>): number =>
  listOf(body['items']).reduce((sum, { value, quantity }) => sum + (numberOf(value) ?? 0) * (numberOf(quantity) ?? 0), 0);
