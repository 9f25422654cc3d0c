import { unreachable } from '../../unreachable.ts';
import { riderOfTrip } from '../rider.ts';
import { isoSeconds } from '../iso-seconds.ts';
import type { TripStage } from '../trip-stage.ts';
import { stageTime, currentStage, currentStep, type Trip } from '../trip.ts';
import { metresBetween, tripLocation } from '../trip-location.ts';
import type { PeyaEstimate } from './peya-estimate.ts';

type Body = Readonly<Record<string, unknown>>;

const stepsToPickup = 2;
const stepsToDropoff = 6;
const promisedMs = 20 * 60_000;

/**
 * Response for an estimate: money in whole units of the currency, instants in UTC to the second,
 * driving time in minutes.
 */
export function estimateResponse(
  { id, offerId, createdAt, expiresAt, price, currency, shipment }: PeyaEstimate,
  stepMs: number,
): Body {
  const { body, from, to, referenceId, isTest, at } = shipment;
  const subtotal = Math.round(price / 1.19);
  const arrival = Math.max(at, createdAt + stepsToDropoff * stepMs);
  const offer = {
    deliveryOfferId: offerId,
    deliveryMode: body['deliveryTime'] === undefined ? 'EXPRESS' : 'SCHEDULED',
    estimatedPickUpTime: isoSeconds(Math.max(at, createdAt) + stepsToPickup * stepMs),
    estimatedDrivingTime: Math.max(
      1,
      Math.ceil(((stepsToDropoff - stepsToPickup) * stepMs) / 60_000),
    ),
    deliveryTimeFrom: isoSeconds(arrival),
    deliveryTimeTo: isoSeconds(arrival + promisedMs),
    confirmationTimeLimit: isoSeconds(expiresAt),
    pricing: { subtotal, taxes: price - subtotal, total: price, currency },
  };
  const route = { distance: Math.round(metresBetween(from, to)) };
  return {
    estimateId: id,
    referenceId,
    isTest,
    items: body['items'],
    waypoints: body['waypoints'],
    deliveryOffers: [offer],
    route,
  };
}

/**
 * Returns PedidosYa's name of a stage. The ride to the drop-off is PICKED_UP. Food that comes back
 * is CANCELLED as soon as the rider turns back.
 */
export function peyaStatus(stage: TripStage): string {
  switch (stage) {
    case 'accepted':
      return 'CONFIRMED';
    case 'toPickup':
      return 'IN_PROGRESS';
    case 'nearPickup':
      return 'NEAR_PICKUP';
    case 'pickedUp':
    case 'toDropoff':
      return 'PICKED_UP';
    case 'nearDropoff':
      return 'NEAR_DROPOFF';
    case 'delivered':
      return 'COMPLETED';
    case 'cancelled':
    case 'returning':
    case 'returned':
      return 'CANCELLED';
    default:
      return unreachable(stage);
  }
}

/** Returns the code and words of a cancellation. Empty if the delivery is not cancelled. */
export function cancelFields(trip: Trip): Body {
  const { stage, reason } = currentStep(trip);
  if (stage === 'returning' || stage === 'returned')
    return {
      cancelCode: 'UNREACHABLE_USER_DROPOFF',
      cancelReason: 'No es posible contactar al cliente en Punto de Entrega',
    };
  if (stage !== 'cancelled') return {};
  return reason === 'noRider'
    ? { cancelCode: 'NO_RIDER_AVAILABLE', cancelReason: 'No hay cadete disponible en este momento' }
    : { cancelCode: 'USER_CANCELLED', cancelReason: 'Cancelado a solicitud del usuario' };
}

/** Returns the expected times of pick-up and drop-off, each only while it is ahead. */
export function timeFields(trip: Trip, stepMs: number): Body {
  const status = peyaStatus(currentStage(trip));
  if (status === 'COMPLETED' || status === 'CANCELLED') return {};
  const [pickup, dropoff] = [
    stageTime(trip, 'nearPickup', stepMs),
    stageTime(trip, 'delivered', stepMs),
  ];
  return {
    ...(pickup === null ? {} : { estimatedPickUpTime: isoSeconds(pickup) }),
    ...(dropoff === null ? {} : { estimatedDropOffTime: isoSeconds(dropoff) }),
  };
}

/** Response for a shipping. Test shippings have no tracking page. */
export function shippingResponse(trip: Trip, stepMs: number): Body {
  const { details } = trip;
  return {
    estimateId: details['estimateId'],
    shippingId: trip.id,
    confirmationCode: details['confirmationCode'],
    isTest: details['isTest'],
    referenceId: trip.reference,
    status: peyaStatus(currentStage(trip)),
    ...cancelFields(trip),
    ...timeFields(trip, stepMs),
    proofOfDelivery: false,
    ...(details['isTest'] === true ? {} : { shareLocationUrl: details['shareLocationUrl'] }),
    items: details['items'],
    waypoints: details['waypoints'],
    createdAt: isoSeconds(trip.createdAt),
  };
}

/** Response with the rider and the rider's location. */
export function shippingTrackingResponse(trip: Trip, now: number, stepMs: number): Body {
  const { rider } = currentStep(trip);
  const location = tripLocation(trip, now, stepMs);
  const base = {
    shippingId: trip.id,
    referenceId: trip.reference,
    status: peyaStatus(currentStage(trip)),
    ...timeFields(trip, stepMs),
  };
  if (rider === null || location === null) return base;
  const { name, phone } = riderOfTrip(trip.id, rider);
  return {
    ...base,
    rider: { name, phone, location: { latitude: location.lat, longitude: location.lng } },
  };
}
