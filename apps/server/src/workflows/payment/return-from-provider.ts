import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isLive } from '@comanda/domain/payment/attempt-graph.ts';
import type { Deps } from '../../deps.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { findByReference } from '../../features/payment/find-attempts.ts';
import { noteReturn, returnPauseMs } from '../../features/payment/note-return.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import { within } from '../../platform/http/within.ts';
import type { BrowserReturn, ReadReturn } from '../../payments/provider.ts';
import { finishAttempt } from './finish-payment.ts';
import { ownPage } from './own-page.ts';
import { finishJob, queryJob } from './payment-jobs.ts';
import { askAbout } from './query-payment.ts';

/** Where a shopper goes whose payment we do not know. */
export const strayPage = '/processing-purchase';
/** How long the shopper waits for the provider before going on without its answer, and when the job tries what did not end here. */
const patienceMs = 8_000;
const againMs = 12_000;

export type Returned = { method: PaymentMethodName; tenant: TenantContext; fields: BrowserReturn };

/**
 * A browser comes back from a provider. What it brings is believed for finding the attempt and for nothing else: kept first, with a job for
 * the last step, then the provider is asked, or its last step taken, while the shopper waits. Answers where the shopper goes on. Repeating
 * it is harmless, and within three seconds calls nobody; another tenant's reference is unknown here.
 */
export async function returnFromProvider(deps: Deps, { method, tenant, fields }: Returned): Promise<string> {
  const read = deps.payments.providerOf(method, tenant.country.currency)?.readReturn(fields) ?? null;
  const tx = eachAlone(deps.db, tenant.id);
  const kept = read && (await findByReference(tx, { method, ...read }));
  if (!read || !kept) return strayPage;
  if (isLive(kept.attempt.state)) await settleNow(deps, tenant, read, kept);
  return pageOf(deps, tenant, kept);
}

async function settleNow(deps: Deps, tenant: TenantContext, read: ReadReturn, kept: KeptAttempt): Promise<void> {
  const { tries } = kept;
  const now = deps.clock();
  const step = read.then;
  const attempt = { ...kept.attempt, abandoned: kept.attempt.abandoned ?? abandonedBy(step) };
  const asked = { tenantId: tenant.id, orderId: attempt.orderId, attemptId: attempt.id, tries, now };
  const mayCall = await noteReturn(eachAlone(deps.db, tenant.id), attempt.id, {
    at: now,
    event: { kind: 'browser', detail: { step } },
    abandoned: abandonedBy(step),
    jobs: step === 'finish' ? [finishJob(asked, againMs)] : [],
    lateJobs: [queryJob(asked, returnPauseMs)],
  });
  if (!mayCall) return;
  try {
    await within(patienceMs, step === 'finish' ? finishAttempt(deps, tenant.id, attempt) : askAbout(deps, tenant.id, attempt));
  } catch (error) {
    deps.log.warn({ err: error, tenantId: tenant.id, attemptId: attempt.id }, 'a shopper went on before the provider had answered');
  }
}

function abandonedBy(step: ReadReturn['then']): Attempt['abandoned'] {
  switch (step) {
    case 'finish':
    case 'query':
      return null;
    case 'cancelled':
    case 'expired':
      return step;
    default:
      return unreachable(step);
  }
}

/** The stored page while its host is the tenant's; else the page of this shop that waits for payments, without leaving the host asked. */
function pageOf({ config }: Pick<Deps, 'config'>, tenant: TenantContext, { redirectUrl, attempt }: KeptAttempt): string {
  const page = ownPage(config, tenant, redirectUrl);
  if (page === null) return `${strayPage}?order=${attempt.orderId}`;
  page.searchParams.set('order', attempt.orderId);
  return page.href;
}
