import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { closeRefund as closeRefundRule } from '@comanda/domain/payment/close-refund.ts';
import type { Effect } from '@comanda/domain/payment/effect.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { claimRefund, releaseRefund } from '../../features/payment/claim-refund.ts';
import { attemptsOf } from '../../features/payment/find-attempts.ts';
import { saveAttempt } from '../../features/payment/save-attempt.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { changeOrder } from './change-order.ts';

/** `nothingOwed`: no refund of it is open. `underWay`: a job is sending it to the provider right now. */
export type NotClosed = 'notFound' | 'nothingOwed' | 'underWay';
export type OperatorsClosing = { orderId: OrderId; attemptId: string; why: string };

/**
 * An operator closes a refund that the provider refuses for good, because the debt is settled in another way. Attempt, ledger, order and
 * the reason are one commit; the questions that wait find their number used and do nothing. Repeating it answers `nothingOwed`.
 */
export const closeRefund = (
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  { orderId, attemptId, why }: OperatorsClosing,
): Promise<Result<KeptAttempt, NotClosed>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempts = order ? await attemptsOf(tx, order.id) : [];
    const before = attempts.find(({ attempt }) => attempt.id === attemptId);
    if (!order || !before) return refuse('notFound');
    const closed = closeRefundRule(before.attempt);
    if (!closed.ok) return closed;
    const now = deps.clock();
    if (!(await claimRefund(tx, attemptId)).isOurs) return refuse('underWay');
    const kept: KeptAttempt = { ...before, attempt: closed.value, tries: before.tries + 1 };
    const events = [{ kind: 'closed' as const, detail: { why } }];
    await saveAttempt(tx, { ...kept, isOver: true, form: null, at: new Date(now).toISOString(), jobs: [], events });
    await releaseRefund(tx, attemptId);
    const effects: readonly Effect[] = order.payment?.paidBy === attemptId ? [{ do: 'unpayOrder' }] : [];
    const after = attempts.map((each) => (each === before ? kept : each));
    await changeOrder(tx, { order, attempts: after, before: before.attempt, attempt: kept.attempt, seen: null, effects, now });
    return accept(kept);
  });
