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

/** An estimate's answer: money in whole units of the currency, instants in UTC to the second, driving time in minutes. */
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

/** PedidosYa's words; the way itself is PICKED_UP, and food that comes back is CANCELLED from the moment nobody opened. */
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

/** Why it is cancelled, in code and words; empty when it is not. */
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

/** When it is picked up and dropped off, as long as that is still ahead. */
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

/** A shipping as the API shows it. Test shippings have no page to follow them on. */
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

/** Who brings it and where that person is. */
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
