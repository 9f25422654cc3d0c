import type { TenantId } from '@comanda/domain/ids.ts';
import { refundedPart } from '@comanda/domain/ledger/part-money.ts';
import { surplusMovements } from '@comanda/domain/ledger/surplus-money.ts';
import {
  applyPaymentReport,
  type PaymentOutcome,
} from '@comanda/domain/payment/apply-payment-report.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { endCard } from '../card/card.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { type PaymentEvent, paymentReportDetail } from './payment-events.rows.ts';
import { raisedAlerts } from './raised-alerts.rows.ts';
import { saveSentRefunds } from './sent-refunds.rows.ts';
import { saveAttempt } from './save-attempt.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import type { EndOrderDeps } from '../order/end-order.ts';
import { applyAttemptToOrder } from './apply-attempt-to-order.ts';
import { paymentOrderView } from './payment-of-attempts.ts';
import { type LockedAttempt, lockAttempt } from './lock-attempt.ts';
import { jobsOfPaymentEffects } from './payment-jobs.ts';
import { sendRefundNoticeJob } from '../refund/send-refund-notice.job.ts';

export type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'log'> & EndOrderDeps;

/**
 * A report about an attempt. `next`: the browser's next step, if the provider answered it just now.
 */
export type AttemptReport = {
  attempt: Pick<Attempt, 'id' | 'orderId'>;
  report: PaymentReport;
  next?: PaymentNext | null;
};

/**
 * Applies a payment report; the only place where a report has consequences, from start, return,
 * poll or operator. Locks the order's row. Attempt, event log, order, ledger and follow-up jobs are
 * one commit. Calls no provider. Safe for any report, any number of times, from any number of
 * processes. docs/rules/payments.md#one-transaction-per-report,
 * docs/decisions/0011-single-writer-for-payment-attempts.md.
 */
export async function reconcileAttempt(
  deps: ReconcileDeps,
  tenantId: TenantId,
  attemptReport: AttemptReport,
): Promise<StoredAttempt | null> {
  const reconciled = await withTenant(deps.db, tenantId, async (tx) => {
    const locked = await lockAttempt(tx, attemptReport.attempt);
    return locked && reconcileLocked(tx, deps, locked, attemptReport);
  });
  if (!reconciled) return null;
  deps.events.emit({ tenantId, kind: 'order', id: attemptReport.attempt.orderId });
  for (const alert of reconciled.newAlerts) logAlert(deps, tenantId, attemptReport, alert);
  return reconciled.updated;
}

async function reconcileLocked(
  tx: Tx,
  deps: ReconcileDeps,
  locked: LockedAttempt,
  { report, next = null }: AttemptReport,
) {
  const { order, attempts, stored } = locked;
  const now = deps.clock();
  const tries = stored.tries + (report.source === 'poll' ? 1 : 0);
  const outcome = applyPaymentReport(stored.attempt, paymentOrderView(order), report, tries);
  const { attempt } = outcome;
  const newAlerts = await withoutRepeatedAlerts(tx, stored.attempt, outcome);
  const { effects } = outcome;
  const updated: StoredAttempt = {
    ...stored,
    attempt,
    tries,
    next: next ?? stored.next,
    cardLastDigits: report.cardLastDigits ?? stored.cardLastDigits,
    authorisationCode: report.authorisationCode ?? stored.authorisationCode,
  };
  const facts = { tenantId: tx.tenantId, orderId: order.id, attemptId: attempt.id, tries, now };
  const noticed = { tenantId: tx.tenantId, attemptId: attempt.id };
  const events = eventsOfReport(report, updated, newAlerts);
  const isRefunded =
    stored.attempt.state === 'refunding' && attempt.state === 'refunded' && attempt.refunded > 0;
  const surplusBack = surplusMovements(stored.attempt, attempt)
    .filter(({ event }) => event === 'returned')
    .map(({ paymentRef }) => sendRefundNoticeJob.due(now, { ...noticed, paymentRef }));
  const part = refundedPart(stored.attempt, attempt);
  const isPartProven = part !== null && part.amount > 0;
  const notice = [
    ...(isRefunded ? [sendRefundNoticeJob.due(now, noticed)] : []),
    ...surplusBack,
    ...(isPartProven
      ? [
          sendRefundNoticeJob.due(now, {
            ...noticed,
            paymentRef: part.paymentRef,
            amount: part.amount,
          }),
        ]
      : []),
  ];
  await saveAttempt(tx, {
    ...updated,
    next,
    isOver: isOver(attempt, effects),
    at: isoOf(now),
    jobs: [...jobsOfPaymentEffects(effects, { ...facts, opensAt: order.opens_at }), ...notice],
    events,
    learnedRef: stored.attempt.providerRef === null ? attempt.providerRef : null,
  });
  await saveSentRefunds(tx, stored.attempt, attempt);
  await endGoneCard(tx, stored, attempt, now);
  if (attempt.state !== stored.attempt.state)
    tx.onCommit(() =>
      incrementCounter('comanda_payments_total', {
        method: attempt.method,
        outcome: attempt.state,
      }),
    );
  const after = attempts.map((each) => (each === stored ? updated : each));
  await applyAttemptToOrder(deps, tx, {
    order,
    attempts: after,
    before: stored.attempt,
    attempt,
    report,
    effects,
    now,
  });
  return { updated, newAlerts };
}

type RaisedAlert = Extract<PaymentEffect, { do: 'alert' }>;

/**
 * The alerts of a report, each reason once. A reason is raised again only after the attempt's state
 * has changed.
 */
async function withoutRepeatedAlerts(
  tx: Tx,
  before: Attempt,
  { attempt, effects }: PaymentOutcome,
): Promise<readonly RaisedAlert[]> {
  const alerts = effects.filter((effect) => effect.do === 'alert');
  if (alerts.length === 0 || attempt.state !== before.state) return alerts;
  const raised = await raisedAlerts(tx, attempt.id, attempt.state);
  return alerts.filter(({ why }) => !raised.has(why));
}

/**
 * A card that the provider or the bank withdrew pays no more: it is ended in the commit of the
 * attempt that failed by it.
 */
async function endGoneCard(
  tx: Tx,
  { instrument, attempt: before }: StoredAttempt,
  { problem }: Attempt,
  now: number,
): Promise<void> {
  if (problem !== 'cardGone' || before.problem === 'cardGone') return;
  if (instrument === null || !('cardId' in instrument)) return;
  await endCard(tx, instrument.cardId, isoOf(now), 'withdrawn');
}

/**
 * True if no money of the attempt is with the provider and no poll is scheduled. A paid attempt is
 * not over: it may have to be refunded. Neither is an undecided one, closed or not: its reference
 * is still needed if the provider decides after all.
 */
const isOver = (
  { state, undecidedSince, isPollingClosed }: Attempt,
  effects: readonly PaymentEffect[],
): boolean =>
  (state === 'failed' || state === 'refunded') &&
  undecidedSince === undefined &&
  !isPollingClosed &&
  !effects.some((effect) => effect.do === 'poll');

function eventsOfReport(
  report: PaymentReport,
  { attempt }: StoredAttempt,
  alerts: readonly RaisedAlert[],
): PaymentEvent[] {
  return [
    { kind: 'reported', detail: paymentReportDetail(report, attempt.state) },
    ...alerts.map(({ why }): PaymentEvent => ({ kind: 'alert', detail: { why } })),
  ];
}

function logAlert(
  { log }: ReconcileDeps,
  tenantId: TenantId,
  { attempt }: AttemptReport,
  { why }: RaisedAlert,
): void {
  log.error(
    { tenantId, orderId: attempt.orderId, attemptId: attempt.id, why },
    'a payment needs an operator',
  );
}
