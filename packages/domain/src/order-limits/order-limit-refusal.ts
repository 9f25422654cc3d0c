import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { CallerLimits } from './order-limits.ts';

/**
 * The limit that an order went over, and whose. `most`: what is allowed. `seconds`: until the limit allows one more; null when waiting does
 * not help, because this order alone asks for more than `most`.
 */
export type ExceededOrderLimit = {
  limit: keyof Pick<CallerLimits, 'openUnpaidOrders' | 'ordersPerHour' | 'heldUnits'>;
  scope: 'buyer' | 'network';
  most: number;
  seconds: number | null;
};

/**
 * What the shopper is told: ORDER_CREATION_BLOCKED (1038) when orders of the same buyer wait to be paid at this store, else
 * TOO_MANY_REQUESTS (1042). `reason` HELD_UNITS: fewer units would pass. docs/rules/limits.md#open-unpaid-orders, docs/rules/limits.md#held-units.
 */
export function orderLimitRefusal({ limit, scope, most, seconds }: ExceededOrderLimit): Refusal {
  if (limit === 'openUnpaidOrders' && scope === 'buyer')
    return refusalOf('ORDER_CREATION_BLOCKED', { most });
  const wait = seconds === null ? {} : { seconds };
  return refusalOf(
    'TOO_MANY_REQUESTS',
    limit === 'heldUnits' ? { reason: 'HELD_UNITS', most, ...wait } : wait,
  );
}
