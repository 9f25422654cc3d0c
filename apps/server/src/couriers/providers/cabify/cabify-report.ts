import type { CourierProblem, Rider } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import type { CabifyState, CabifyStatus } from './cabify-wire.ts';

/**
 * Maps Cabify's states to ours; an incident does not say where the delivery stands.
 * docs/rules/couriers.md#status-mapping-of-cabify.
 */
const statuses: Readonly<Record<CabifyState, DeliveryStatus | 'unknown'>> = {
  ready: 'CONFIRMED',
  qualifiedforpickup: 'CONFIRMED',
  onroutetopickup: 'IN_PROGRESS',
  pickingup: 'NEAR_PICKUP',
  intransit: 'PICKED_UP',
  delivering: 'NEAR_DROPOFF',
  delivered: 'COMPLETED',
  returning: 'RETURNING',
  onroutetoreturn: 'RETURNING',
  returned: 'RETURNED',
  returnrejected: 'RETURNED',
  incident: 'unknown',
  requestercancel: 'CANCELLED',
  internalcancel: 'CANCELLED',
  pickupfailed: 'CANCELLED',
  undelivered: 'CANCELLED',
};

/**
 * True for a parcel that was created but not shipped: no driver was requested, so it counts as
 * missing.
 */
const isUnshipped = ({ state, shipping_type }: CabifyStatus): boolean =>
  state === 'ready' && shipping_type == null;

/** Turns a parcel's status into a report; `at` in milliseconds. */
export function cabifyReport(
  status: CabifyStatus,
  source: CourierReport['source'],
  at: number,
): CourierReport {
  if (isUnshipped(status)) return { source, reported: 'noRecord', at };
  const eta = status.tracking?.routes?.drop_off?.eta ?? null;
  const trackingUrl = status.tracking?.tracking_url ?? null;
  const reported = statuses[status.state];
  return {
    source,
    reported,
    at,
    courierRef: status.id,
    rider: riderOf(status),
    eta: eta === null ? null : at + eta * 1_000,
    ...(reported === 'CANCELLED' ? { problem: problemOf(status) } : {}),
    ...(trackingUrl === null ? {} : { trackingUrl }),
  };
}

function riderOf({ driver, tracking }: CabifyStatus): Rider | null {
  if (driver == null) return null;
  const location = tracking?.location ?? null;
  const at = location === null ? null : { latitude: location.lat, longitude: location.lon };
  return { name: driver.name ?? null, phone: driver.phone ?? null, at };
}

function problemOf({ state, failure_reason }: CabifyStatus): CourierProblem {
  if (failure_reason === 'invalid_pick_up_location') return 'outOfZone';
  if (failure_reason === 'payment_method_declined' || failure_reason === 'no_payment_methods')
    return 'accountBlocked';
  return state === 'internalcancel' ? 'noRiders' : 'cancelled';
}

const problems: Readonly<Record<number, CourierProblem>> = {
  403: 'accountBlocked',
  404: 'outOfZone',
  409: 'noRiders',
  422: 'badAddress',
  429: 'rateLimited',
  503: 'noRiders',
};

/** Maps a refused quote by its HTTP status, because Cabify's error messages are free text. */
export const cabifyQuoteProblem = (status: number): CourierProblem =>
  problems[status] ?? (status < 500 ? 'invalid' : 'temporary');
