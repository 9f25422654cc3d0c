import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { CallerLimits } from './order-limits.ts';

/** The limits that an order can exceed, and the scopes in which they count. */
export const limitsOfOrders = [
  'openUnpaidOrders',
  'ordersPerHour',
  'heldUnits',
] as const satisfies readonly (keyof CallerLimits)[];
export const limitScopes = ['buyer', 'network'] as const;

/**
 * The limit that an order exceeded, and its scope. `most`: the allowed number. `seconds`: time
 * until the limit allows one more; null if waiting does not help, because this order alone exceeds
 * `most`.
 */
export type ExceededOrderLimit = {
  limit: (typeof limitsOfOrders)[number];
  scope: (typeof limitScopes)[number];
  most: number;
  seconds: number | null;
};

/**
 * Returns the refusal of an order over a limit: ORDER_CREATION_BLOCKED (1038) if this buyer's
 * orders at this store wait for payment, else TOO_MANY_REQUESTS (1042). `reason` HELD_UNITS: an
 * order with fewer units may succeed. docs/rules/limits.md#open-unpaid-orders,
 * docs/rules/limits.md#held-units.
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
