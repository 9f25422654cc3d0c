import { unreachable } from '../../unreachable.ts';
import { riderOfTrip } from '../rider.ts';
import type { TripStage } from '../trip-stage.ts';
import { stageTime, isTripLive, currentStage, currentStep, type Trip } from '../trip.ts';
import { tripLocation } from '../trip-location.ts';
import type { UberQuote } from './uber-quote.ts';
import { isTimeWindows } from './time-windows.ts';

type Body = Readonly<Record<string, unknown>>;

const iso = (instant: number): string => new Date(instant).toISOString();
const minutesOf = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));
const stepsToPickup = 2;
const stepsToDropoff = 6;

/** Response for a quote: amounts in hundredths, instants in RFC 3339, durations in minutes. */
export const quoteResponse = (
  { id, createdAt, expiresAt, fee, currency, request }: UberQuote,
  stepMs: number,
): Body => ({
  kind: 'delivery_quote',
  id,
  created: iso(createdAt),
  expires: iso(expiresAt),
  fee,
  currency: currency.toLowerCase(),
  currency_type: currency,
  dropoff_eta: iso(createdAt + stepsToDropoff * stepMs),
  duration: minutesOf(stepsToDropoff * stepMs),
  pickup_duration: minutesOf(stepsToPickup * stepMs),
  dropoff_deadline: iso(request.windows.dropoffDeadline),
});

/**
 * Returns Uber's status of a stage. `imminent`: the rider is about eighty metres from the store or
 * the drop-off.
 */
export function uberStatus(stage: TripStage): { status: string; imminent: boolean } {
  switch (stage) {
    case 'accepted':
      return { status: 'pending', imminent: false };
    case 'toPickup':
      return { status: 'pickup', imminent: false };
    case 'nearPickup':
      return { status: 'pickup', imminent: true };
    case 'pickedUp':
      return { status: 'pickup_complete', imminent: false };
    case 'toDropoff':
      return { status: 'dropoff', imminent: false };
    case 'nearDropoff':
      return { status: 'dropoff', imminent: true };
    case 'delivered':
      return { status: 'delivered', imminent: false };
    case 'cancelled':
      return { status: 'canceled', imminent: false };
    case 'returning':
    case 'returned':
      return { status: 'returned', imminent: false };
    default:
      return unreachable(stage);
  }
}

/**
 * Response for a delivery at an instant. Food that comes back is `returned`, and complete once it
 * is back.
 */
export function deliveryResponse(trip: Trip, now: number, stepMs: number): Body {
  const { details } = trip;
  const stage = currentStage(trip);
  const windows = isTimeWindows(details['windows']) ? details['windows'] : null;
  const eta = (at: TripStage, fallback: number): string =>
    iso(stageTime(trip, at, stepMs) ?? fallback);
  return {
    kind: 'delivery',
    id: trip.id,
    quote_id: details['quote_id'] ?? undefined,
    external_id: trip.reference === '' ? undefined : trip.reference,
    created: iso(trip.createdAt),
    updated: iso(trip.stepStartedAt),
    status: uberStatus(stage).status,
    courier_imminent: uberStatus(stage).imminent,
    complete: !isTripLive(trip),
    live_mode: false,
    fee: trip.fee,
    tip: details['tip'],
    currency: trip.currency.toLowerCase(),
    courier: courierResponse(trip, now, stepMs),
    pickup_eta: eta('nearPickup', trip.stepStartedAt),
    dropoff_eta: eta('delivered', trip.stepStartedAt),
    ...(windows === null
      ? {}
      : {
          pickup_ready: iso(windows.pickupReady),
          pickup_deadline: iso(windows.pickupDeadline),
          dropoff_ready: iso(windows.dropoffReady),
          dropoff_deadline: iso(windows.dropoffDeadline),
        }),
    pickup: {
      name: details['pickup_name'],
      phone_number: details['pickup_phone_number'],
      address: details['pickup_address'],
      location: trip.from,
    },
    dropoff: {
      name: details['dropoff_name'],
      phone_number: details['dropoff_phone_number'],
      address: details['dropoff_address'],
      location: trip.to,
    },
    manifest: {
      reference: details['manifest_reference'],
      total_value: details['manifest_total_value'],
    },
    manifest_items: details['manifest_items'],
    tracking_url: details['tracking_url'],
    undeliverable_action: stage === 'returned' ? 'returned' : '',
    undeliverable_reason:
      stage === 'returning' || stage === 'returned' ? 'CUSTOMER_UNAVAILABLE' : '',
    ...(stage === 'returning' || stage === 'returned'
      ? { related_deliveries: [{ id: trip.id.replace('del_', 'ret_'), relationship: 'returned' }] }
      : {}),
  };
}

function courierResponse(trip: Trip, now: number, stepMs: number): Body | undefined {
  const { rider } = currentStep(trip);
  const location = tripLocation(trip, now, stepMs);
  if (rider === null || location === null) return undefined;
  const { name, phone, vehicle } = riderOfTrip(trip.id, rider);
  return { name, phone_number: phone, vehicle_type: vehicle, rating: '4.9', location };
}
