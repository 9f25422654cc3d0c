import { unreachable } from '../../unreachable.ts';
import { riderOf } from '../rider.ts';
import type { Stage } from '../stage.ts';
import { instantOf, stageOf, stepOf, type Trip } from '../trip.ts';
import { whereIs } from '../whereabouts.ts';
import { shippingTypes } from './cabify-keys.ts';
import type { Parcel } from './parcel.ts';

type Body = Readonly<Record<string, unknown>>;
const iso = (instant: number): string => new Date(instant).toISOString();

/** Cabify's words. A delivery that the shop calls off is `requestercancel`, one without a driver `internalcancel`. */
export function cabifyState(trip: Trip): string {
  const { stage, reason } = stepOf(trip);
  return stage === 'cancelled' && reason === 'shop' ? 'requestercancel' : words(stage);
}

function words(stage: Stage): string {
  switch (stage) {
    case 'accepted':
      return 'qualifiedforpickup';
    case 'toPickup':
      return 'onroutetopickup';
    case 'nearPickup':
      return 'pickingup';
    case 'pickedUp':
    case 'toDropoff':
      return 'intransit';
    case 'nearDropoff':
      return 'delivering';
    case 'delivered':
      return 'delivered';
    case 'cancelled':
      return 'internalcancel';
    case 'returning':
      return 'returning';
    case 'returned':
      return 'returned';
    default:
      return unreachable(stage);
  }
}

/** A parcel as it was made. */
export const parcelBody = ({ id, externalId, body, createdAt }: Parcel): Body => ({
  ...body,
  id,
  ...(externalId === '' ? {} : { external_id: externalId }),
  created_at: iso(createdAt),
  updated_at: iso(createdAt),
});

/** A parcel that nobody was asked to fetch yet. */
export const readyBody = ({ id, externalId }: Parcel): Body => ({
  id,
  external_id: externalId,
  state: 'ready',
  tracking: null,
  driver: null,
  shipping_type: null,
});

/** Where a shipped parcel is; times of arrival are seconds from now. */
export function statusBody(trip: Trip, now: number, stepMs: number): Body {
  const { rider } = stepOf(trip);
  const person = rider === null ? null : riderOf(trip.id, rider);
  return {
    id: trip.id,
    external_id: trip.reference,
    state: cabifyState(trip),
    ...(trip.details['failureReason'] === undefined || stageOf(trip) !== 'cancelled'
      ? {}
      : { failure_reason: trip.details['failureReason'] }),
    ...(stageOf(trip) === 'returning' || stageOf(trip) === 'returned' ? { delivery_attempt: { fail_reason: 'recipient_not_found' } } : {}),
    tracking: trackingBody(trip, now, stepMs),
    driver: person === null ? null : { name: person.name, phone: person.phone },
    ...(person === null ? {} : { asset: { name: person.vehicle, asset_kind: person.vehicle === 'motorbike' ? 'moped' : person.vehicle } }),
    shipping_type: shippingTypes.find(({ id }) => id === trip.details['shippingTypeId']) ?? null,
  };
}

function trackingBody(trip: Trip, now: number, stepMs: number): Body {
  const where = whereIs(trip, now, stepMs);
  const route = (stage: Stage): Body | undefined => {
    const at = instantOf(trip, stage, stepMs);
    return at === null ? undefined : { eta: Math.max(0, Math.round((at - now) / 1_000)), path: '' };
  };
  return {
    location: where === null ? null : { lat: where.lat, lon: where.lng },
    routes: { pick_up: route('nearPickup'), drop_off: route('delivered') },
    tracking_url: trip.details['trackingUrl'],
  };
}
