import { unreachable } from '../../unreachable.ts';
import { riderOfTrip } from '../rider.ts';
import type { TripStage } from '../trip-stage.ts';
import { stageTime, currentStage, currentStep, type Trip } from '../trip.ts';
import { tripLocation } from '../trip-location.ts';
import { sandboxShippingTypes } from './cabify-keys.ts';
import type { Parcel } from './parcel.ts';

type Body = Readonly<Record<string, unknown>>;
const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * Returns Cabify's name of a state. A delivery that the shop cancelled is `requestercancel`, one
 * without a driver `internalcancel`.
 */
export function cabifyState(trip: Trip): string {
  const { stage, reason } = currentStep(trip);
  return stage === 'cancelled' && reason === 'shop' ? 'requestercancel' : stateOfStage(stage);
}

function stateOfStage(stage: TripStage): string {
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

/** Response for a parcel as it was created. */
export const parcelResponse = ({ id, externalId, body, createdAt }: Parcel): Body => ({
  ...body,
  id,
  ...(externalId === '' ? {} : { external_id: externalId }),
  created_at: iso(createdAt),
  updated_at: iso(createdAt),
});

/** Response for a parcel that is not shipped yet. */
export const readyParcelResponse = ({ id, externalId }: Parcel): Body => ({
  id,
  external_id: externalId,
  state: 'ready',
  tracking: null,
  driver: null,
  shipping_type: null,
});

/** Response for a shipped parcel. Arrival times are in seconds from now. */
export function statusResponse(trip: Trip, now: number, stepMs: number): Body {
  const { rider } = currentStep(trip);
  const person = rider === null ? null : riderOfTrip(trip.id, rider);
  return {
    id: trip.id,
    external_id: trip.reference,
    state: cabifyState(trip),
    ...(trip.details['failureReason'] === undefined || currentStage(trip) !== 'cancelled'
      ? {}
      : { failure_reason: trip.details['failureReason'] }),
    ...(currentStage(trip) === 'returning' || currentStage(trip) === 'returned'
      ? { delivery_attempt: { fail_reason: 'recipient_not_found' } }
      : {}),
    tracking: trackingResponse(trip, now, stepMs),
    driver: person === null ? null : { name: person.name, phone: person.phone },
    ...(person === null
      ? {}
      : {
          asset: {
            name: person.vehicle,
            asset_kind: person.vehicle === 'motorbike' ? 'moped' : person.vehicle,
          },
        }),
    shipping_type:
      sandboxShippingTypes.find(({ id }) => id === trip.details['shippingTypeId']) ?? null,
  };
}

function trackingResponse(trip: Trip, now: number, stepMs: number): Body {
  const location = tripLocation(trip, now, stepMs);
  const route = (stage: TripStage): Body | undefined => {
    const at = stageTime(trip, stage, stepMs);
    return at === null ? undefined : { eta: Math.max(0, Math.round((at - now) / 1_000)), path: '' };
  };
  return {
    location: location === null ? null : { lat: location.lat, lon: location.lng },
    routes: { pick_up: route('nearPickup'), drop_off: route('delivered') },
    tracking_url: trip.details['trackingUrl'],
  };
}
