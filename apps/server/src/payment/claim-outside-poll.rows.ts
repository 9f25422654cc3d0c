import { outsidePollPauseMs } from '@comanda/domain/payment/webhook-limits.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * `isOurs` false: another return or webhook made the server call the provider at `calledAt`
 * (milliseconds), less than three seconds ago.
 */
export type OutsidePollClaim = { isOurs: true } | { isOurs: false; calledAt: number };

/**
 * Claims the one call of the provider in three seconds that webhooks and browsers' returns may
 * cause for an attempt, as its own statement. `at`: milliseconds.
 */
export async function claimOutsidePoll(
  tx: Tx,
  attemptId: string,
  at: number,
): Promise<OutsidePollClaim> {
  const before = isoOf(at - outsidePollPauseMs);
  const [row] = await tx.query<{ is_ours: boolean; called_at: string }>(
    'claim-outside-poll',
    sql`with known as materialized (
        select id, browser_polled_at, (browser_polled_at is null
          or browser_polled_at <= ${before}) as is_ours from payment_attempts
        where tenant_id = ${tx.tenantId} and id = ${attemptId} for update
      ), claimed as (
        update payment_attempts a set browser_polled_at = ${isoOf(at)},
          version = a.version + 1
        from known k where a.tenant_id = ${tx.tenantId} and a.id = k.id and k.is_ours
      ) select is_ours, browser_polled_at as called_at from known`,
  );
  return row && !row.is_ours
    ? { isOurs: false, calledAt: instantOf(row.called_at) }
    : { isOurs: true };
}
