import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { unreachable } from '../unreachable.ts';
import type { CourierProblem } from './delivery.ts';

/** How an order is refused that no courier would bring: 1092 nobody is free, 1093 not to there, 11101 the courier cannot be used. docs/rules/couriers.md#no-riders. */
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
