import type { CourierProblem, Rider } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { PeyaShipping, PeyaStatus } from './peya-wire.ts';

/** Maps PedidosYa's statuses to ours; only a shipping that PedidosYa rejected has another name. */
const peyaDeliveryStatus = (status: PeyaStatus): DeliveryStatus =>
  status === 'REJECTED' ? 'CANCELLED' : status;

const problems = new Map<string, CourierProblem>(
  Object.entries({
    NO_RIDER_AVAILABLE: 'noRiders',
    UNREACHABLE_RIDER: 'noRiders',
    OUT_OF_DELIVERY_ZONE: 'outOfZone',
    COORDINATE_ERROR: 'badAddress',
    ADDRESS_DATA_MISSING: 'badAddress',
    OUT_OF_FLEET_TIME: 'closedHours',
    BAD_WEATHER: 'weather',
    ACCESS_DENIED: 'accountBlocked',
    INVALID_TOKEN: 'accountBlocked',
    CONFIRMATION_TIME_LIMIT_EXCEEDED: 'quoteExpired',
    ESTIMATE_NOT_FOUND: 'quoteExpired',
    DELIVERY_OFFER_NOT_FOUND: 'quoteExpired',
    ESTIMATE_ALREADY_CONFIRMED: 'quoteUsed',
    DUPLICATED_ORDER: 'duplicate',
    TOO_MANY_REQUESTS: 'rateLimited',
  } as const),
);

/** Maps PedidosYa's refusal code to a problem; an unknown code counts as our own mistake. */
export const peyaProblem = (code: string): CourierProblem => problems.get(code) ?? 'invalid';

/** Turns a shipping into a report; `rider` undefined: the rider was not requested. */
export function peyaReport(
  shipping: PeyaShipping,
  source: CourierReport['source'],
  at: number,
  rider?: Rider | null,
): CourierReport {
  const status = peyaDeliveryStatus(shipping.status);
  return {
    source,
    reported: status,
    at,
    courierRef: shipping.shippingId,
    eta: shipping.estimatedDropOffTime == null ? null : instantOf(shipping.estimatedDropOffTime),
    ...(status === 'CANCELLED' && shipping.cancelCode != null
      ? { problem: problems.get(shipping.cancelCode) ?? 'cancelled' }
      : {}),
    ...(rider === undefined ? {} : { rider }),
    ...(shipping.shareLocationUrl == null ? {} : { trackingUrl: shipping.shareLocationUrl }),
  };
}
