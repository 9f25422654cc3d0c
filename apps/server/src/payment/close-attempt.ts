import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import {
  closeUndecidedAttempt,
  type CloseAttemptProblem as UndecidedProblem,
} from '@comanda/domain/payment/close-undecided-attempt.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { hasRunningJob } from './running-jobs.rows.ts';
import { saveAttempt } from './save-attempt.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { EndOrderDeps } from '../order/end-order.ts';
import { applyAttemptToOrder } from './apply-attempt-to-order.ts';
import { lockAttempt } from './lock-attempt.ts';

/** `inProgress`: a job of the attempt runs right now. */
export type CloseAttemptProblem = UndecidedProblem | 'notFound' | 'inProgress';
export type CloseAttemptRequest = { orderId: OrderId; attemptId: string; why: string };

/**
 * Closes a payment that its provider does not decide: it is polled no more and leaves the list of
 * money that pays no order. Attempt, order and reason are one commit. Polls that were scheduled
 * before do nothing, because `tries` has changed. A repetition answers `nothingOpen`. The
 * provider's reference stays, so that a webhook about late money still finds the attempt.
 * docs/rules/payments.md#closed-undecided-payment.
 */
export const closeAttempt = (
  deps: Pick<Deps, 'db' | 'clock'> & EndOrderDeps,
  tenantId: TenantId,
  { orderId, attemptId, why }: CloseAttemptRequest,
): Promise<Result<StoredAttempt, CloseAttemptProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const locked = await lockAttempt(tx, { id: attemptId, orderId });
    if (!locked) return refuse('notFound');
    const { order, attempts, stored: before } = locked;
    const now = deps.clock();
    const closed = closeUndecidedAttempt(before.attempt, now);
    if (!closed.ok) return closed;
    if (await hasRunningJob(tx, attemptId)) return refuse('inProgress');
    const stored: StoredAttempt = { ...before, attempt: closed.value, tries: before.tries + 1 };
    await saveAttempt(tx, {
      ...stored,
      isOver: false,
      next: null,
      at: isoOf(now),
      jobs: [],
      events: [{ kind: 'closed', detail: { why } }],
    });
    const after = attempts.map((each) => (each === before ? stored : each));
    await applyAttemptToOrder(deps, tx, {
      order,
      attempts: after,
      before: before.attempt,
      attempt: stored.attempt,
      report: null,
      effects: [],
      now,
    });
    return accept(stored);
  });
