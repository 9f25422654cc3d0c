import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { closeAttemptRefund } from '@comanda/domain/payment/close-attempt-refund.ts';
import { closedPart } from '@comanda/domain/ledger/part-money.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { bookMovements } from '../ledger/book-movements.rows.ts';
import type { StoredAttempt } from '../payment/attempt.rows.ts';
import { claimRefund, releaseRefundClaim } from './claim-refund.rows.ts';
import { saveSentRefunds } from '../payment/sent-refunds.rows.ts';
import { saveAttempt } from '../payment/save-attempt.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { EndOrderDeps } from '../order/end-order.ts';
import { applyAttemptToOrder } from '../payment/apply-attempt-to-order.ts';
import { lockAttempt } from '../payment/lock-attempt.ts';

/**
 * `noOpenRefund`: no refund of the attempt is open. `inProgress`: a job is sending the refund to
 * the provider right now.
 */
export type CloseRefundProblem = 'notFound' | 'noOpenRefund' | 'inProgress';
export type CloseRefundRequest = { orderId: OrderId; attemptId: string; why: string };

/**
 * Closes a refund that the provider refuses for good, because the operator refunded the shopper by
 * other means. Attempt, ledger, order and reason are one commit. Polls that were scheduled before
 * do nothing, because `tries` has changed. A repetition answers `noOpenRefund`. Of a paid order the
 * due part is closed, and the order stays paid.
 */
export const closeRefund = (
  deps: Pick<Deps, 'db' | 'clock'> & EndOrderDeps,
  tenantId: TenantId,
  { orderId, attemptId, why }: CloseRefundRequest,
): Promise<Result<StoredAttempt, CloseRefundProblem>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const locked = await lockAttempt(tx, { id: attemptId, orderId });
    if (!locked) return refuse('notFound');
    const { order, attempts, stored: before } = locked;
    const closed = closeAttemptRefund(before.attempt);
    if (!closed.ok) return closed;
    const now = deps.clock();
    if (!(await claimRefund(tx, attemptId)).isOurs) return refuse('inProgress');
    const stored: StoredAttempt = { ...before, attempt: closed.value, tries: before.tries + 1 };
    const events = [{ kind: 'closed' as const, detail: { why } }];
    const isPart = stored.attempt.state === 'completed';
    if (isPart)
      await bookMovements(
        tx,
        orderId,
        attemptId,
        [closedPart(before.attempt, stored.tries)],
        isoOf(now),
      );
    await saveAttempt(tx, {
      ...stored,
      isOver: !isPart,
      next: null,
      at: isoOf(now),
      jobs: [],
      events,
    });
    await saveSentRefunds(tx, before.attempt, stored.attempt);
    await releaseRefundClaim(tx, attemptId);
    const effects: readonly PaymentEffect[] =
      order.payment?.paidBy === attemptId && !isPart ? [{ do: 'markOrderRefunded' }] : [];
    const after = attempts.map((each) => (each === before ? stored : each));
    await applyAttemptToOrder(deps, tx, {
      order,
      attempts: after,
      before: before.attempt,
      attempt: stored.attempt,
      report: null,
      effects,
      now,
    });
    return accept(stored);
  });
