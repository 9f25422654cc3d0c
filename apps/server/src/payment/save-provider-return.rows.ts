import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { insertPaymentEvents, type PaymentEvent } from './payment-events.rows.ts';

/** Returns of one attempt within this time cause one call of its provider, milliseconds. */
export const returnPollPauseMs = 3_000;

/**
 * One return of the shopper's browser. `at`: milliseconds. `abandoned`: how the return reports that
 * the shopper left. `jobs` are always added; `delayedJobs` only when another return of the attempt
 * has just called the provider.
 */
export type BrowserReturnRecord = {
  at: number;
  event: PaymentEvent;
  abandoned: Attempt['abandoned'];
  jobs: readonly NewJob[];
  delayedJobs: readonly NewJob[];
};

/**
 * Stores a browser's return with its jobs, as its own statement. Returns true for the one return in
 * three seconds that may call the provider. Only that return writes an event, so repeated returns
 * do not fill the table.
 */
export async function saveProviderReturn(
  tx: Tx,
  attemptId: string,
  { at, event, abandoned, jobs, delayedJobs }: BrowserReturnRecord,
): Promise<boolean> {
  const [now, before] = [isoOf(at), isoOf(at - returnPollPauseMs)];
  const rows = await tx.query<{ is_first: boolean }>(
    'save-provider-return',
    sql`with known as materialized (
        select id, (browser_polled_at is null or browser_polled_at <= ${before}) as is_first
        from payment_attempts
        where tenant_id = ${tx.tenantId} and id = ${attemptId} for update
      ), noted as (
        update payment_attempts a set abandoned = coalesce(a.abandoned, ${abandoned}),
          browser_polled_at = case when k.is_first then ${now} else a.browser_polled_at end,
          version = a.version + 1
        from known k where a.tenant_id = ${tx.tenantId} and a.id = k.id
      ), first as (select id from known where is_first), late as (select id from known
        where not is_first),
      said as (${insertPaymentEvents(tx.tenantId, now, [event], sql`first`)}
      ), due as (${insertJobs(jobs, sql`known`)}
      ), put_off as (${insertJobs(delayedJobs, sql`late`)}
      ) select is_first from known`,
  );
  return rows[0]?.is_first ?? false;
}
