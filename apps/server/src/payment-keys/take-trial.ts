import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { paymentKeyLimits } from '@comanda/domain/payment/payment-keys.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';

const trials = createHourlyBudget('payment-key-trials');

/**
 * Takes one of the trials that a brand has in an hour, since each calls its provider. Refused:
 * TOO_MANY_REQUESTS.
 */
export function takeTrial(tenantId: TenantId, now: number): Result<null, Refusal> {
  const seconds = trials.take([{ name: tenantId, limit: paymentKeyLimits.trialsPerHour }], now);
  return seconds > 0 ? refuse(refusalOf('TOO_MANY_REQUESTS', { seconds })) : accept(null);
}
