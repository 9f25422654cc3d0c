import { unreachable } from '../../unreachable.ts';
import { riderOf } from '../rider.ts';
import { toSeconds } from '../seconds.ts';
import type { Stage } from '../stage.ts';
import { instantOf, stageOf, stepOf, type Trip } from '../trip.ts';
import { metresBetween, whereIs } from '../whereabouts.ts';
import type { PeyaEstimate } from './peya-estimate.ts';

type Body = Readonly<Record<string, unknown>>;

const stepsToPickup = 2;
const stepsToDropoff = 6;
const promisedMs = 20 * 60_000;

/** An estimate's answer: money in whole units of the currency, instants in UTC to the second, driving time in minutes. */
export function estimateBody({ id, offerId, createdAt, until, price, currency, shipment }: PeyaEstimate, stepMs: number): Body {
  const { body, from, to, referenceId, isTest, at } = shipment;
  const subtotal = Math.round(price / 1.19);
  const arrival = Math.max(at, createdAt + stepsToDropoff * stepMs);
  const offer = {
    deliveryOfferId: offerId,
    deliveryMode: body['deliveryTime'] === undefined ? 'EXPRESS' : 'SCHEDULED',
    estimatedPickUpTime: toSeconds(Math.max(at, createdAt) + stepsToPickup * stepMs),
    estimatedDrivingTime: Math.max(1, Math.ceil(((stepsToDropoff - stepsToPickup) * stepMs) / 60_000)),
    deliveryTimeFrom: toSeconds(arrival),
    deliveryTimeTo: toSeconds(arrival + promisedMs),
    confirmationTimeLimit: toSeconds(until),
    pricing: { subtotal, taxes: price - subtotal, total: price, currency },
  };
  const route = { distance: Math.round(metresBetween(from, to)) };
  return { estimateId: id, referenceId, isTest, items: body['items'], waypoints: body['waypoints'], deliveryOffers: [offer], route };
}

/** PedidosYa's words; the way itself is PICKED_UP, and food that comes back is CANCELLED from the moment nobody opened. */
export function peyaStatus(stage: Stage): string {
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
export function cancelPart(trip: Trip): Body {
  const { stage, reason } = stepOf(trip);
  if (stage === 'returning' || stage === 'returned')
    return { cancelCode: 'UNREACHABLE_USER_DROPOFF', cancelReason: 'No es posible contactar al cliente en Punto de Entrega' };
  if (stage !== 'cancelled') return {};
  return reason === 'noRider'
    ? { cancelCode: 'NO_RIDER_AVAILABLE', cancelReason: 'No hay cadete disponible en este momento' }
    : { cancelCode: 'USER_CANCELLED', cancelReason: 'Cancelado a solicitud del usuario' };
}

/** When it is picked up and dropped off, as long as that is still ahead. */
export function timesPart(trip: Trip, stepMs: number): Body {
  const status = peyaStatus(stageOf(trip));
  if (status === 'COMPLETED' || status === 'CANCELLED') return {};
  const [pickup, dropoff] = [instantOf(trip, 'nearPickup', stepMs), instantOf(trip, 'delivered', stepMs)];
  return {
    ...(pickup === null ? {} : { estimatedPickUpTime: toSeconds(pickup) }),
    ...(dropoff === null ? {} : { estimatedDropOffTime: toSeconds(dropoff) }),
  };
}

/** A shipping as the API shows it. Test shippings have no page to follow them on. */
export function shippingBody(trip: Trip, stepMs: number): Body {
  const { details } = trip;
  return {
    estimateId: details['estimateId'],
    shippingId: trip.id,
    confirmationCode: details['confirmationCode'],
    isTest: details['isTest'],
    referenceId: trip.reference,
    status: peyaStatus(stageOf(trip)),
    ...cancelPart(trip),
    ...timesPart(trip, stepMs),
    proofOfDelivery: false,
    ...(details['isTest'] === true ? {} : { shareLocationUrl: details['shareLocationUrl'] }),
    items: details['items'],
    waypoints: details['waypoints'],
    createdAt: toSeconds(trip.createdAt),
  };
}

/** Who brings it and where that person is. */
export function trackingBody(trip: Trip, now: number, stepMs: number): Body {
  const { rider } = stepOf(trip);
  const where = whereIs(trip, now, stepMs);
  const base = { shippingId: trip.id, referenceId: trip.reference, status: peyaStatus(stageOf(trip)), ...timesPart(trip, stepMs) };
  if (rider === null || where === null) return base;
  const { name, phone } = riderOf(trip.id, rider);
  return { ...base, rider: { name, phone, location: { latitude: where.lat, longitude: where.lng } } };
}
