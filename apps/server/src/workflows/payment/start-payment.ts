import { headers } from '@comanda/contract/headers.ts';
import type { payWithWebpay } from '@comanda/contract/payments.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import type { StoredAttempt } from '../../features/payment/attempt-rows.ts';
import type { Call, CallOutcome } from '../../platform/http/call.ts';
import { rateLimitKeys } from '../../features/order-limits/rate-limit-keys.ts';
import { orderLimitsOf } from '../order-limits-of.ts';
import type { HourlyBudget } from '../../platform/hourly-budget.ts';
import { readIdempotencyKey } from '../../platform/idempotency-key.ts';
import type { RedirectForm } from '../../payments/provider.ts';
import { beginAttempt } from './begin-attempt.ts';
import { returnPageOrigin } from './return-page.ts';
import type { ReachedProvider } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { waitForRedirectForm } from './wait-for-redirect-form.ts';

type Endpoint = typeof payWithWebpay;
/** `paymentStartBudget`: payment starts of the last hour, by buyer and network. */
export type StartPaymentDeps = Deps & { paymentStartBudget: HourlyBudget };

/**
 * Starts a payment: stores an attempt, then requests the provider's page outside of any transaction, and applies the report. If the start
 * fails or gets no answer, the attempt's scheduled polls decide. The same idempotency key answers the same attempt.
 * docs/rules/payments.md#idempotency-key-of-a-payment-start, docs/rules/payments.md#provider-that-cannot-start-a-payment.
 */
export async function startPayment(
  deps: StartPaymentDeps,
  method: PaymentMethodName,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, tenant, session, params, now } = call;
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const seconds = await secondsToWait(deps, call, session.userId);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const key = readIdempotencyKey(call.header(headers.idempotencyKey), { ...body, method });
  if (!key) return refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
  const origin = returnPageOrigin(deps.config, call);
  if (origin === null) return refuse(refusalOf('INVALID_PARAMETER', { field: 'redirectUrl' }));
  const reached = await reach(deps, method, call);
  if (!reached.ok) return reached;
  const request = {
    orderId: params.id,
    buyerId: session.userId,
    method,
    key,
    redirectUrl: body.redirectUrl,
    now,
  };
  const begun = await beginAttempt(deps, tenant, reached.value.provider, request);
  if (!begun.ok) return begun;
  const { stored, isNew } = begun.value;
  const returnUrl = `${origin}/v1/payments/${method}/return`;
  const form = isNew
    ? await start(deps, call, reached.value, { stored, returnUrl })
    : await waitForRedirectForm(deps, tenant.id, stored);
  return form
    ? accept({ attemptId: stored.attempt.id, next: form })
    : refuse(startFailed(deps, method));
}

/** Seconds until the buyer or the network may start another payment; 0 if now. Each start may cost a call of the provider. */
async function secondsToWait(
  deps: StartPaymentDeps,
  { tenant, ip, now }: Call<Endpoint>,
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

/** Refusal of a failed start, with the seconds until the provider is tried again if it is down. */
function startFailed({ payments }: Deps, method: PaymentMethodName): Refusal {
  const seconds = payments.restSeconds(method);
  return refusalOf('PAYMENT_REQUEST_FAILED', { method, ...(seconds > 0 ? { seconds } : {}) });
}

/** The provider, if it takes this currency, this tenant can use it and it is not down. */
async function reach(
  deps: Deps,
  method: PaymentMethodName,
  { tenant }: Call<Endpoint>,
): Promise<Result<ReachedProvider, Refusal>> {
  const { payments } = deps;
  const { currency } = tenant.country;
  const provider = payments.providerOf(method, currency);
  if (!provider) return refuse(refusalOf('INVALID_PAYMENT_REQUEST', { method, currency }));
  const context = payments.isDown(method) ? null : await payments.contextOf(method, tenant.id);
  return context ? accept({ provider, context }) : refuse(startFailed(deps, method));
}

/** `returnUrl`: address to which the provider sends the browser back. */
type AttemptToStart = { stored: StoredAttempt; returnUrl: string };

async function start(
  deps: Deps,
  call: Call<Endpoint>,
  reached: ReachedProvider,
  begun: AttemptToStart,
): Promise<RedirectForm | null> {
  const { provider, context } = reached;
  const { attempt } = begun.stored;
  const { returnUrl } = begun;
  const { next, report } = await provider.start(context, { attempt, returnUrl });
  await reconcileAttempt(deps, call.tenant.id, { attempt, report, form: next });
  return next;
}
