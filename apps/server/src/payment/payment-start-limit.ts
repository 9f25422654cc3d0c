import { hourMs } from '@comanda/domain/duration.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { budgetInSeconds } from '@comanda/domain/verification/verification-budgets.ts';
import type { Deps } from '../deps.ts';
import { networkBudgets } from '../order-limits/network-key.ts';
import { orderLimitsOf } from '../order-limits/order-limits-of.ts';
import { takeBudgets } from '../order-limits/take-budgets.rows.ts';
import type { CallRequest } from '../platform/http/call.ts';

/**
 * Seconds until the buyer or the network may start another payment; 0 if now. Each start may cost a
 * call of the provider. docs/rules/limits.md#payment-starts-per-hour.
 */
export async function secondsUntilStart(
  deps: Deps,
  { tenant, ip, now }: CallRequest,
  userId: UserId,
): Promise<number> {
  const limits = orderLimitsOf(deps, await deps.menus.tenant(tenant.id));
  if (!limits) return 0;
  const perHour = (most: number) => ({ most, windowMs: hourMs });
  const { perBuyer, perNetwork } = limits;
  const budgets = [
    {
      budget: 'buyerPayments',
      key: userId,
      ...budgetInSeconds(perHour(perBuyer.paymentStartsPerHour)),
    },
    ...networkBudgets(deps.tokenSecret, ip, {
      name: 'networkPayments',
      ofHost: perHour(perNetwork.paymentStartsPerHour),
    }),
  ];
  const seconds = await takeBudgets(deps.db, tenant.id, budgets, now);
  if (seconds > 0)
    deps.metrics.count('comanda_limit_hits_total', { limit: 'paymentStartsPerHour' });
  return seconds;
}
