import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { unreachable } from '../unreachable.ts';
import type { CourierProblem } from './delivery.ts';

/**
 * The refusal of an order that no courier accepts: 1092 no rider is free, 1093 outside the
 * courier's zone, 11101 the courier cannot be used. docs/rules/couriers.md#no-riders.
 */
export function noRidersRefusal(problem: CourierProblem): Refusal {
  switch (problem) {
    case 'noRiders':
    case 'closedHours':
    case 'weather':
    case 'rateLimited':
    case 'cancelled':
      return refusalOf('NO_RIDERS', { reason: problem });
    case 'outOfZone':
    case 'badAddress':
      return refusalOf('NO_RIDERS_IN_ZONE', { reason: problem });
    case 'quoteExpired':
    case 'quoteUsed':
    case 'accountBlocked':
    case 'invalid':
    case 'duplicate':
    case 'temporary':
    case 'tooDear':
      return refusalOf('NO_RIDERS_COURIER', { reason: problem });
    default:
      return unreachable(problem);
  }
}
