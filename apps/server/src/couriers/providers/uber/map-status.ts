import type { CourierProblem, Rider, Sighting } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { UberDelivery } from './wire.ts';

/** Uber's words onto ours; `imminent`: the rider is about to arrive; food that comes back is complete once it is back. payments §8. */
export function statusOf({
  status,
  courier_imminent,
  complete,
}: Pick<UberDelivery, 'status' | 'courier_imminent' | 'complete'>): DeliveryStatus {
  switch (status) {
    case 'pending':
      return 'CONFIRMED';
    case 'pickup':
      return courier_imminent === true ? 'NEAR_PICKUP' : 'IN_PROGRESS';
    case 'pickup_complete':
    case 'ongoing':
      return 'PICKED_UP';
    case 'dropoff':
      return courier_imminent === true ? 'NEAR_DROPOFF' : 'PICKED_UP';
    case 'delivered':
      return 'COMPLETED';
    case 'canceled':
      return 'CANCELLED';
    case 'returned':
      return complete === false ? 'RETURNING' : 'RETURNED';
    default:
      return unreachable(status);
  }
}

/** What a delivery of Uber's says. */
export function sightingOf(seen: UberDelivery, authority: Sighting['authority'], at: number): Sighting {
  return {
    authority,
    reported: statusOf(seen),
    at,
    courierRef: seen.id,
    rider: riderOf(seen.courier ?? null),
    eta: seen.dropoff_eta == null ? null : Date.parse(seen.dropoff_eta),
    ...(seen.tracking_url == null ? {} : { trackingUrl: seen.tracking_url }),
  };
}

function riderOf(courier: NonNullable<UberDelivery['courier']> | null): Rider | null {
  if (courier === null) return null;
  const { name = null, phone_number: phone = null, location = null } = courier;
  return { name, phone, at: location ? { latitude: location.lat, longitude: location.lng } : null };
}

const problems = new Map<string, CourierProblem>(
  Object.entries({
    address_undeliverable_limited_couriers: 'noRiders',
    address_undeliverable: 'outOfZone',
    unknown_location: 'badAddress',
    expired_quote: 'quoteExpired',
    mismatched_price_quote: 'quoteExpired',
    used_quote: 'quoteUsed',
    duplicate_delivery: 'duplicate',
    customer_suspended: 'accountBlocked',
    customer_blocked: 'accountBlocked',
    missing_payment: 'accountBlocked',
    customer_limited: 'rateLimited',
  } as const),
);

/** Uber's code of a refusal; what it does not name is our own mistake. */
export const problemOf = (code: string): CourierProblem => problems.get(code) ?? 'invalid';
