import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import { type Fault, deliveryFaultOf } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import { countryOfLatitude, countryOfPhone } from '../../countries.ts';
import { fareOf, smallestUnits } from '../fare.ts';
import type { Fleet } from '../fleet.ts';
import { planTrip } from '../trip-stage.ts';
import { metresBetween } from '../trip-location.ts';
import { parcelResponse } from './cabify-responses.ts';
import {
  deleteProblems,
  estimateProblems,
  parcelsProblems,
  shipProblems,
} from './cabify-fields.ts';
import { sandboxShippingTypes } from './cabify-keys.ts';
import { cabifyRefusals, cabifyInvalidFields, cabifyFaultRefusal } from './cabify-refusal.ts';
import { type Parcel, parcelPoint, readParcel } from './parcel.ts';

/**
 * Cabify's parcels, and the calls that change them. An estimate is not stored: it has no id and
 * does not expire.
 */
export type Cabify = {
  estimate(rawBody: string, fault: Fault | null): ProviderResponse;
  create(rawBody: string, fault: Fault | null): ProviderResponse;
  ship(rawBody: string, fault: Fault | null, origin: string): ProviderResponse;
  remove(rawBody: string): ProviderResponse;
  find(id: string): Parcel | null;
  newest(): readonly Parcel[];
};

type CabifyState = {
  clock: SandboxClock;
  fleet: Fleet;
  byId: Map<string, Parcel>;
  idOf: Map<string, string>;
};

const maxParcels = 50_000;
const farthestMetres = 15_000;
const stepsToPickup = 2;
const stepsToDropoff = 6;

export function createCabify(clock: SandboxClock, fleet: Fleet): Cabify {
  const state: CabifyState = { clock, fleet, byId: new Map(), idOf: new Map() };
  return {
    estimate: (rawBody, fault) => estimate(state, rawBody, fault),
    create: (rawBody, fault) => create(state, rawBody, fault),
    ship: (rawBody, fault, origin) => ship(state, rawBody, fault, origin),
    remove: (rawBody) => remove(state, rawBody),
    find: (id) => state.byId.get(id) ?? null,
    newest: () => [...state.byId.values()].toReversed(),
  };
}

/** Returns a valid body, or the refusal that lists its problems. */
function readChecked(
  rawBody: string,
  problemsIn: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>,
) {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : problemsIn(body);
  return body === null || Object.keys(problems).length > 0
    ? ({ ok: false, answer: cabifyInvalidFields(problems) } as const)
    : ({ ok: true, body } as const);
}

function idsIn(body: Readonly<Record<string, unknown>>): readonly string[] {
  const ids: unknown = body['parcel_ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

const isType = (id: unknown): boolean => sandboxShippingTypes.some((type) => type.id === id);

function estimate(
  { clock, fleet }: CabifyState,
  rawBody: string,
  fault: Fault | null,
): ProviderResponse {
  const read = readChecked(rawBody, estimateProblems);
  if (!read.ok) return read.answer;
  if (!isType(read.body['shipping_type_id'])) return cabifyRefusals.noType;
  const faultRefusal = cabifyFaultRefusal(fault);
  if (faultRefusal !== null) return faultRefusal;
  const deliveries: unknown[] = [];
  const { stepMs } = fleet.pace();
  for (const parcel of objectsIn(read.body['parcels'])) {
    const [from, to] = [
      parcelPoint(parcel['pickup_location']),
      parcelPoint(parcel['dropoff_location']),
    ];
    if (from === null || to === null) return cabifyRefusals.badAddress;
    if (metresBetween(from, to) > farthestMetres) return cabifyRefusals.outOfZone;
    const isDearer = fault?.name === 'priceUp';
    const { amount, currency } = fareOf(countryOfLatitude(from.lat), from, to, isDearer);
    const price = { amount: amount * smallestUnits(currency), currency };
    const [pickup, delivery] = [stepsToPickup, stepsToDropoff].map((steps) =>
      new Date(clock.now() + steps * stepMs).toISOString(),
    );
    deliveries.push({
      parcels: [parcel],
      estimation: { price, asset_kind: 'moped', eta_to_pickup: pickup, eta_to_delivery: delivery },
    });
  }
  return { status: 200, body: { deliveries } };
}

function create(
  { clock, byId, idOf }: CabifyState,
  rawBody: string,
  fault: Fault | null,
): ProviderResponse {
  const read = readChecked(rawBody, parcelsProblems);
  if (!read.ok) return read.answer;
  const newParcel = readParcel(rawBody);
  if (newParcel === null) return cabifyRefusals.badAddress;
  if (newParcel.externalId !== '' && idOf.has(newParcel.externalId)) return cabifyRefusals.known;
  const [oldest] = byId.keys();
  if (byId.size >= maxParcels && oldest !== undefined) byId.delete(oldest);
  const parcel = { ...newParcel, id: randomUUID(), createdAt: clock.now(), shippingTypeId: null };
  byId.set(parcel.id, parcel);
  if (parcel.externalId !== '') idOf.set(parcel.externalId, parcel.id);
  return fault?.name === 'duplicateDispatch'
    ? cabifyRefusals.known
    : { status: 200, body: { parcels: [parcelResponse(parcel)] } };
}

function ship(
  state: CabifyState,
  rawBody: string,
  fault: Fault | null,
  origin: string,
): ProviderResponse {
  const read = readChecked(rawBody, shipProblems);
  if (!read.ok) return read.answer;
  const type = textOrNull(read.body['shipping_type_id']) ?? '';
  const [id] = idsIn(read.body);
  const parcel = state.byId.get(id ?? '');
  if (parcel === undefined) return cabifyRefusals.noParcel;
  if (!isType(type)) return cabifyRefusals.noType;
  if (fault?.name === 'accountBlocked') return cabifyRefusals.blocked;
  if (parcel.shippingTypeId !== null) return cabifyRefusals.shipped;
  startTrip(state, parcel, type, fault, origin);
  if (fault?.name === 'duplicateDispatch') return cabifyRefusals.shipped;
  return {
    status: 202,
    body: {
      parcels: [
        { id: parcel.id, shipping_type_id: type, tracking_url: trackingUrl(origin, parcel.id) },
      ],
      shipping_type_id: type,
    },
  };
}

const trackingUrl = (origin: string, id: string): string => `${origin}/couriers/track/cabify/${id}`;

/**
 * Starts a trip. Shipping always succeeds; a missing driver or fleet appears later, as a cancelled
 * parcel.
 */
function startTrip(
  { byId, fleet }: CabifyState,
  parcel: Parcel,
  type: string,
  fault: Fault | null,
  origin: string,
): void {
  byId.set(parcel.id, { ...parcel, shippingTypeId: type });
  const { amount, currency } = fareOf(countryOfPhone(parcel.phone), parcel.from, parcel.to, false);
  const isUndeliverable = fault?.name === 'outOfZone' || fault?.name === 'badAddress';
  const deliveryFault =
    fault?.name === 'noRiders' || isUndeliverable ? 'cancelledNoRider' : deliveryFaultOf(fault);
  fleet.add({
    courier: 'cabify',
    id: parcel.id,
    reference: parcel.externalId,
    from: parcel.from,
    to: parcel.to,
    fee: amount * smallestUnits(currency),
    currency,
    plan: planTrip(deliveryFault),
    details: {
      shippingTypeId: type,
      trackingUrl: trackingUrl(origin, parcel.id),
      ...(isUndeliverable ? { failureReason: 'invalid_pick_up_location' } : {}),
    },
  });
}

/** Deletes all listed parcels or none. A shipped parcel cannot be deleted. */
function remove({ byId, idOf }: CabifyState, rawBody: string): ProviderResponse {
  const read = readChecked(rawBody, deleteProblems);
  if (!read.ok) return read.answer;
  const ids = idsIn(read.body);
  const parcels = ids.flatMap((id) => byId.get(id) ?? []);
  if (parcels.length < ids.length || parcels.some(({ shippingTypeId }) => shippingTypeId !== null))
    return cabifyRefusals.noParcel;
  for (const { id, externalId } of parcels) {
    byId.delete(id);
    idOf.delete(externalId);
  }
  return { status: 202, body: {} };
}
