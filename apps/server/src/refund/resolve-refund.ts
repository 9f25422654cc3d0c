import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import {
  type RefundFinding,
  resolveUnansweredRefund,
} from '@comanda/domain/payment/resolve-unanswered-refund.ts';
import { unansweredRefund } from '@comanda/domain/payment/sent-refund.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { StoredAttempt } from '../payment/attempt.rows.ts';
import { claimRefund, releaseRefundClaim } from './claim-refund.rows.ts';
import { saveAttempt } from '../payment/save-attempt.rows.ts';
import { saveSentRefunds } from '../payment/sent-refunds.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { jobsOfPaymentEffects } from '../payment/payment-jobs.ts';
import { lockAttempt } from '../payment/lock-attempt.ts';

/**
 * `noUnansweredRefund`: the provider answered every refund of the attempt, or nothing is due any
 * more. `inProgress`: a job is sending the refund right now.
 */
export type ResolveRefundProblem = 'notFound' | 'noUnansweredRefund' | 'inProgress';
/**
 * `finding`: what the operator read on the provider's own page. `why`: the reason with its author.
 */
export type ResolveRefundRequest = {
  orderId: OrderId;
  attemptId: string;
  finding: RefundFinding;
  why: string;
};

/**
 * Stores what an operator found out about a refund that the provider has not answered: it arrived,
 * or it was lost and is sent again. Attempt, sent refunds, event log and a poll at once are one
 * commit under the order's lock. docs/rules/payments.md#refunds-that-were-sent.
 */
export const resolveRefund = (
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  { orderId, attemptId, finding, why }: ResolveRefundRequest,
): Promise<Result<StoredAttempt, ResolveRefundProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const locked = await lockAttempt(tx, { id: attemptId, orderId });
    if (!locked) return refuse('notFound');
    const { order, stored: before } = locked;
    const resolved = resolveUnansweredRefund(before.attempt, finding);
    if (!resolved.ok) return resolved;
    const claim = await claimRefund(tx, attemptId);
    if (!claim.isOurs) return refuse(claim.until === null ? 'noUnansweredRefund' : 'inProgress');
    const { attempt, effects } = resolved.value;
    const now = deps.clock();
    const tries = before.tries + 1;
    const key = unansweredRefund(before.attempt)?.key;
    const facts = { tenantId, orderId, attemptId, tries, now, opensAt: order.opens_at };
    const stored: StoredAttempt = { ...before, attempt, tries };
    await saveAttempt(tx, {
      ...stored,
      isOver: false,
      at: isoOf(now),
      jobs: jobsOfPaymentEffects(effects, facts),
      events: [{ kind: 'refund', detail: { why, finding, key, state: attempt.state } }],
    });
    await saveSentRefunds(tx, before.attempt, attempt);
    await releaseRefundClaim(tx, attemptId);
    return accept(stored);
  });
