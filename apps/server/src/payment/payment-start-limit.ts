import type { UserId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { buyerNamedLimits } from '../order-limits/named-limits.ts';
import type { HourlyBudget } from '../platform/hourly-budget.ts';
import type { CallRequest } from '../platform/http/call.ts';
import { orderLimitsOf } from '../order-limits/order-limits-of.ts';

/** `paymentStartBudget`: payment starts of the last hour, by buyer and network. */
export type PaymentStartBudget = { paymentStartBudget: HourlyBudget };

/**
 * Seconds until the buyer or the network may start another payment; 0 if now. Each start may cost a
 * call of the provider.
 */
export async function secondsUntilStart(
  deps: Deps & PaymentStartBudget,
  { tenant, ip, now }: CallRequest,
  userId: UserId,
): Promise<number> {
  const limits = orderLimitsOf(deps, await deps.menus.tenant(tenant.id));
  if (!limits) return 0;
  const counted = buyerNamedLimits(tenant.id, userId, ip, {
    perBuyer: limits.perBuyer.paymentStartsPerHour,
    perNetwork: limits.perNetwork.paymentStartsPerHour,
  });
  const seconds = deps.paymentStartBudget.take(counted, now);
  if (seconds > 0)
    deps.metrics.count('comanda_limit_hits_total', { limit: 'paymentStartsPerHour' });
  return seconds;
}
