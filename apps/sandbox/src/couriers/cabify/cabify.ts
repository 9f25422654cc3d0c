import { randomUUID } from 'node:crypto';
import type { Clock } from '../../control/clock.ts';
import { type Fault, lifeOf } from '../../control/fault.ts';
import type { Answer } from '../../http/answer.ts';
import { listOf, readObject, textOf } from '../../http/read-json.ts';
import { countryOfPhone, fareOf, smallestUnits } from '../fare.ts';
import type { Fleet } from '../fleet.ts';
import { courseOf } from '../stage.ts';
import { metresBetween } from '../whereabouts.ts';
import { parcelBody } from './cabify-bodies.ts';
import { deleteProblems, estimateProblems, parcelsProblems, shipProblems } from './cabify-fields.ts';
import { shippingTypes } from './cabify-keys.ts';
import { cabifyRefusals, invalidFields, playedAtEstimate } from './cabify-refusal.ts';
import { type Parcel, pointOf, readParcel } from './parcel.ts';

/** Cabify's memory of parcels, and the calls that write to it. An estimate leaves nothing behind: it has no name and no end. */
export type Cabify = {
  estimate(rawBody: string, fault: Fault | null): Answer;
  create(rawBody: string, fault: Fault | null): Answer;
  ship(rawBody: string, fault: Fault | null, origin: string): Answer;
  remove(rawBody: string): Answer;
  find(id: string): Parcel | null;
  newest(): readonly Parcel[];
};

type Store = { clock: Clock; fleet: Fleet; byId: Map<string, Parcel>; idOf: Map<string, string> };

const keptParcels = 50_000;
const farthestMetres = 15_000;
const stepsToPickup = 2;
const stepsToDropoff = 6;

export function createCabify(clock: Clock, fleet: Fleet): Cabify {
  const store: Store = { clock, fleet, byId: new Map(), idOf: new Map() };
  return {
    estimate: (rawBody, fault) => estimate(store, rawBody, fault),
    create: (rawBody, fault) => create(store, rawBody, fault),
    ship: (rawBody, fault, origin) => ship(store, rawBody, fault, origin),
    remove: (rawBody) => remove(store, rawBody),
    find: (id) => store.byId.get(id) ?? null,
    newest: () => [...store.byId.values()].toReversed(),
  };
}

/** A body without problems, or the refusal that names them. */
function checked(rawBody: string, problemsIn: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>) {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : problemsIn(body);
  return body === null || Object.keys(problems).length > 0
    ? ({ ok: false, answer: invalidFields(problems) } as const)
    : ({ ok: true, body } as const);
}

function idsIn(body: Readonly<Record<string, unknown>>): readonly string[] {
  const ids: unknown = body['parcel_ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

const isType = (id: unknown): boolean => shippingTypes.some((type) => type.id === id);

function estimate({ clock, fleet }: Store, rawBody: string, fault: Fault | null): Answer {
  const read = checked(rawBody, estimateProblems);
  if (!read.ok) return read.answer;
  if (!isType(read.body['shipping_type_id'])) return cabifyRefusals.noType;
  const played = playedAtEstimate(fault);
  if (played !== null) return played;
  const deliveries: unknown[] = [];
  const { stepMs } = fleet.pace();
  for (const parcel of listOf(read.body['parcels'])) {
    const [from, to] = [pointOf(parcel['pickup_location']), pointOf(parcel['dropoff_location'])];
    if (from === null || to === null) return cabifyRefusals.badAddress;
    if (metresBetween(from, to) > farthestMetres) return cabifyRefusals.outOfZone;
    const { amount, currency } = fareOf(countryAt(from.lat), from, to, fault?.name === 'priceUp');
    const price = { amount: amount * smallestUnits(currency), currency };
    const [pickup, delivery] = [stepsToPickup, stepsToDropoff].map((steps) => new Date(clock.now() + steps * stepMs).toISOString());
    deliveries.push({ parcels: [parcel], estimation: { price, asset_kind: 'moped', eta_to_pickup: pickup, eta_to_delivery: delivery } });
  }
  return { status: 200, body: { deliveries } };
}

/** Cabify's estimate names nobody; the city says where it is. South of the equator is Chile, north of 18° Mexico. */
const countryAt = (latitude: number): string => (latitude < 0 ? 'CL' : latitude < 18 ? 'GT' : 'MX');

function create({ clock, byId, idOf }: Store, rawBody: string, fault: Fault | null): Answer {
  const read = checked(rawBody, parcelsProblems);
  if (!read.ok) return read.answer;
  const wanted = readParcel(rawBody);
  if (wanted === null) return cabifyRefusals.badAddress;
  if (wanted.externalId !== '' && idOf.has(wanted.externalId)) return cabifyRefusals.known;
  const [oldest] = byId.keys();
  if (byId.size >= keptParcels && oldest !== undefined) byId.delete(oldest);
  const parcel = { ...wanted, id: randomUUID(), createdAt: clock.now(), shippedAs: null };
  byId.set(parcel.id, parcel);
  if (parcel.externalId !== '') idOf.set(parcel.externalId, parcel.id);
  return fault?.name === 'duplicateDispatch' ? cabifyRefusals.known : { status: 200, body: { parcels: [parcelBody(parcel)] } };
}

function ship(store: Store, rawBody: string, fault: Fault | null, origin: string): Answer {
  const read = checked(rawBody, shipProblems);
  if (!read.ok) return read.answer;
  const type = textOf(read.body['shipping_type_id']) ?? '';
  const [id] = idsIn(read.body);
  const parcel = store.byId.get(id ?? '');
  if (parcel === undefined) return cabifyRefusals.noParcel;
  if (!isType(type)) return cabifyRefusals.noType;
  if (fault?.name === 'accountBlocked') return cabifyRefusals.blocked;
  if (parcel.shippedAs !== null) return cabifyRefusals.shipped;
  begin(store, parcel, type, fault, origin);
  if (fault?.name === 'duplicateDispatch') return cabifyRefusals.shipped;
  return {
    status: 202,
    body: { parcels: [{ id: parcel.id, shipping_type_id: type, tracking_url: trackingUrl(origin, parcel.id) }], shipping_type_id: type },
  };
}

const trackingUrl = (origin: string, id: string): string => `${origin}/couriers/track/cabify/${id}`;

/** Shipping is always said yes to: that there is no driver, or no fleet at that place, shows afterwards, as a cancelled parcel. */
function begin({ byId, fleet }: Store, parcel: Parcel, type: string, fault: Fault | null, origin: string): void {
  byId.set(parcel.id, { ...parcel, shippedAs: type });
  const { amount, currency } = fareOf(countryOfPhone(parcel.phone), parcel.from, parcel.to, false);
  const noWay = fault?.name === 'outOfZone' || fault?.name === 'badAddress';
  const life = fault?.name === 'noRiders' || noWay ? 'cancelledNoRider' : lifeOf(fault);
  fleet.add({
    courier: 'cabify',
    id: parcel.id,
    reference: parcel.externalId,
    from: parcel.from,
    to: parcel.to,
    fee: amount * smallestUnits(currency),
    currency,
    course: courseOf(life),
    details: {
      shippingTypeId: type,
      trackingUrl: trackingUrl(origin, parcel.id),
      ...(noWay ? { failureReason: 'invalid_pick_up_location' } : {}),
    },
  });
}

/** All or none, and none that was shipped. */
function remove({ byId, idOf }: Store, rawBody: string): Answer {
  const read = checked(rawBody, deleteProblems);
  if (!read.ok) return read.answer;
  const ids = idsIn(read.body);
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  if (found.length < ids.length || found.some(({ shippedAs }) => shippedAs !== null)) return cabifyRefusals.noParcel;
  for (const { id, externalId } of found) {
    byId.delete(id);
    idOf.delete(externalId);
  }
  return { status: 202, body: {} };
}
