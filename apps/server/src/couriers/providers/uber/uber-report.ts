import type { CourierProblem, Rider } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { UberDelivery } from './uber-wire.ts';

/**
 * Maps Uber's statuses to ours. `imminent`: the rider is about to arrive. A returning delivery is
 * complete once the food is back. docs/rules/couriers.md#status-mapping-of-uber.
 */
function uberDeliveryStatus({
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

/** Turns an Uber delivery into a report. */
export function uberReport(
  delivery: UberDelivery,
  source: CourierReport['source'],
  at: number,
): CourierReport {
  return {
    source,
    reported: uberDeliveryStatus(delivery),
    at,
    courierRef: delivery.id,
    rider: riderOf(delivery.courier ?? null),
    eta: delivery.dropoff_eta == null ? null : instantOf(delivery.dropoff_eta),
    ...(delivery.tracking_url == null ? {} : { trackingUrl: delivery.tracking_url }),
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

/** Maps Uber's refusal code to a problem; an unknown code counts as our own mistake. */
export const uberProblem = (code: string): CourierProblem => problems.get(code) ?? 'invalid';
