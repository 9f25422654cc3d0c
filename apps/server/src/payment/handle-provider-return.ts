import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import type { Deps } from '../deps.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { findAttemptByReference } from './find-attempts.rows.ts';
import { saveProviderReturn, returnPollPauseMs } from './save-provider-return.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { withTimeout } from '../platform/http/with-timeout.ts';
import {
  type BrowserReturn,
  type ProviderReturn,
  type ReadReturn,
  withoutCardNumber,
} from '../payments/provider/browser-return.ts';
import type { Provider } from '../payments/provider/provider.ts';
import { cancelAttempt } from './cancel-payment.ts';
import { commitAttempt } from './commit-payment.ts';
import { returnPage } from './return-page.ts';
import { commitPaymentJob } from './commit-payment.job.ts';
import { pollPaymentJob } from './poll-payment.job.ts';
import { pollAttempt } from './poll-payment.ts';

/** Page for a shopper whose payment is unknown. */
export const fallbackPage = '/processing-purchase';
/**
 * `timeoutMs`: the shopper waits this long for the provider, then goes on without its answer.
 * `retryMs`: delay of the job that repeats an unfinished commit.
 */
const timeoutMs = 8_000;
const retryMs = 12_000;

export type BrowserReturnRequest = {
  method: PaymentMethodName;
  tenant: TenantContext;
  fields: BrowserReturn;
};

/**
 * Handles a browser that returns from a provider. Its fields only identify the attempt. Stores the
 * return with a job for the commit, then commits or polls while the shopper waits. Returns the
 * address of the shopper's next page. Safe to repeat: a repetition within three seconds does not
 * call the provider. Another tenant's reference counts as unknown.
 */
export async function handleProviderReturn(
  deps: Deps,
  { method, tenant, fields }: BrowserReturnRequest,
): Promise<string> {
  const provider = deps.payments.providerOf(method, tenant.country.currency);
  const read = withoutCardNumber((provider && readReturnOf(provider)?.(fields)) ?? null);
  const tx = autocommit(deps.db, tenant.id);
  const stored = read && (await findAttemptByReference(tx, { methods: [method], ...read }));
  if (!read || !stored) return fallbackPage;
  if (isAttemptOpen(stored.attempt.state)) await reconcileNow(deps, tenant, read, stored);
  return nextPageOf(deps, tenant, stored);
}

const readReturnOf = (provider: Provider): ReadReturn | null =>
  'readReturn' in provider ? provider.readReturn : null;

async function reconcileNow(
  deps: Deps,
  tenant: TenantContext,
  read: ProviderReturn,
  stored: StoredAttempt,
): Promise<void> {
  const { tries } = stored;
  const now = deps.clock();
  const step = read.nextStep;
  const attempt = { ...stored.attempt, abandoned: stored.attempt.abandoned ?? abandonedBy(step) };
  const payload = { tenantId: tenant.id, attemptId: attempt.id };
  const commit = commitPaymentJob.due(
    now + retryMs,
    { ...payload, bankCheck: read.bankCheck },
    tries,
  );
  const mayCall = await saveProviderReturn(autocommit(deps.db, tenant.id), attempt.id, {
    at: now,
    event: { kind: 'return', detail: { step } },
    abandoned: abandonedBy(step),
    jobs: step === 'commit' ? [commit] : [],
    delayedJobs: [pollPaymentJob.due(now + returnPollPauseMs, { ...payload, tries })],
  });
  if (!mayCall) return;
  try {
    await withTimeout(timeoutMs, takeStep(deps, tenant.id, attempt, read));
  } catch (error) {
    deps.log.warn(
      { err: error, tenantId: tenant.id, attemptId: attempt.id },
      'the shopper was sent on before the provider answered',
    );
  }
}

/** Calls the provider as the return's step says. */
function takeStep(
  deps: Deps,
  tenantId: TenantId,
  attempt: Attempt,
  { nextStep: step, bankCheck }: Pick<ProviderReturn, 'nextStep' | 'bankCheck'>,
): Promise<unknown> {
  switch (step) {
    case 'commit':
      return commitAttempt(deps, tenantId, attempt, bankCheck ?? null);
    case 'left':
      return cancelAttempt(deps, tenantId, attempt);
    case 'poll':
    case 'cancelled':
    case 'expired':
      return pollAttempt(deps, tenantId, attempt);
    default:
      return unreachable(step);
  }
}

function abandonedBy(step: ProviderReturn['nextStep']): Attempt['abandoned'] {
  switch (step) {
    case 'commit':
    case 'poll':
    case 'left':
      return null;
    case 'cancelled':
    case 'expired':
      return step;
    default:
      return unreachable(step);
  }
}

/**
 * The stored page while its host belongs to the tenant, else this shop's page for pending payments
 * on the same host.
 */
function nextPageOf(
  { config }: Pick<Deps, 'config'>,
  tenant: TenantContext,
  { redirectUrl, attempt }: StoredAttempt,
): string {
  const page = redirectUrl === null ? null : returnPage(config, tenant, redirectUrl);
  if (page === null) return `${fallbackPage}?order=${attempt.orderId}`;
  page.searchParams.set('order', attempt.orderId);
  return page.href;
}
