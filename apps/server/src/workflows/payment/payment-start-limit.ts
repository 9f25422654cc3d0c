import type { UserId } from '@comanda/domain/ids.ts';
import type { Deps } from '../../deps.ts';
import { rateLimitKeys } from '../../features/order-limits/rate-limit-keys.ts';
import type { HourlyBudget } from '../../platform/hourly-budget.ts';
import type { CallRequest } from '../../platform/http/call.ts';
import { orderLimitsOf } from '../order-limits-of.ts';

/** `paymentStartBudget`: payment starts of the last hour, by buyer and network. */
export type PaymentStartBudget = { paymentStartBudget: HourlyBudget };

/** Seconds until the buyer or the network may start another payment; 0 if now. Each start may cost a call of the provider. */
export async function secondsUntilStart(
  deps: Deps & PaymentStartBudget,
  { tenant, ip, now }: CallRequest,
  userId: UserId,
): Promise<number> {
  const limits = orderLimitsOf(deps, await deps.menus.tenant(tenant.id));
  if (!limits) return 0;
  const keys = rateLimitKeys(tenant.id, userId, ip);
  const counters = (['perBuyer', 'perNetwork'] as const).map((scope) => ({
    name: keys[scope],
    limit: limits[scope].paymentStartsPerHour,
  }));
  const seconds = deps.paymentStartBudget.take(counters, now);
  if (seconds > 0)
    deps.metrics.count('comanda_limit_hits_total', { limit: 'paymentStartsPerHour' });
  return seconds;
}
