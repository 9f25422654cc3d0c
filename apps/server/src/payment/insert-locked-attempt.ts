import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import { chargesAtOnce, hasUnknownCharge } from '@comanda/domain/payment/charges-at-once.ts';
import { maxAttemptsPerOrder } from '@comanda/domain/payment/max-attempts-per-order.ts';
import {
  isInPaymentWindow,
  paymentWindowSecondsLeft,
} from '@comanda/domain/payment/payment-window.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockCardForPayment } from '../card/card.rows.ts';
import { saveOrderPayment } from '../order/change-payment.rows.ts';
import { awaitsOnlinePayment } from '../order/stored-payment.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import { insertAttempt } from './insert-attempt.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Provider } from '../payments/provider/provider.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { newAttempt } from './new-attempt.ts';
import { paymentOfAttempts } from './payment-of-attempts.ts';
import { cancelPaymentJob } from './cancel-payment.job.ts';
import { pollPaymentJob } from './poll-payment.job.ts';
import { repeatedAttempt } from './repeated-attempt.ts';
import type { PricedRequest } from './requested-payment.ts';

/**
 * Delay of the first poll. The provider's answer reschedules it, so this one only runs if the
 * server died before the answer.
 */
const firstPollMs = 12_000;

/** `isNew`: the payment was not started at the provider yet. */
export type InsertedAttempt = { stored: StoredAttempt; isNew: boolean };

/**
 * Stores a new attempt under the order's lock, or finds the earlier one of its key. The refusals
 * are those of beginAttempt in begin-attempt.ts that depend on the locked order.
 */
export async function insertLockedAttempt(
  tx: Tx,
  deps: Deps,
  provider: Provider,
  request: PricedRequest,
): Promise<Result<InsertedAttempt, Refusal>> {
  const order = await lockOrder(tx, request.orderId);
  if (!order) return refuse(refusalOf('NOT_FOUND'));
  const attempts = await attemptsOfOrder(tx, order.id);
  const earlier = request.key.derived
    ? undefined
    : attempts.find(({ requestKey }) => requestKey === request.key.key);
  if (earlier && chargesAtOnce(request.method)) return repeatedAttempt(earlier, request);
  const refusal = refusalFor(order, provider, request);
  if (refusal) return refuse(refusal);
  if (earlier) return repeatedAttempt(earlier, request);
  if (attempts.length >= maxAttemptsPerOrder) return refuse(tooManyAttempts(order, request));
  if (hasUnknownCharge(attempts.map(({ attempt }) => attempt)))
    return refuse(refusalOf('PAYMENT_CONFIRMATION_FAILED'));
  if (!(await holdsCard(tx, request))) return refuse(refusalOf('NOT_FOUND', { field: 'cardId' }));
  const stored = newAttempt(deps, provider, request, order);
  const at = isoOf(request.now);
  const event = {
    kind: 'started',
    detail: { method: request.method, sum: stored.attempt.sum },
  } as const;
  await insertAttempt(tx, {
    ...stored,
    at,
    jobs: [
      pollPaymentJob.due(request.now + firstPollMs, {
        ...{ tenantId: tx.tenantId, attemptId: stored.attempt.id, tries: 0 },
      }),
      ...cancellations(deps, attempts, { tenantId: tx.tenantId, now: request.now }),
    ],
    events: [event],
  });
  await saveOrderPayment(tx, {
    id: order.id,
    ...paymentOfAttempts(order, [...attempts, stored], null, true),
    at,
    preparationDelayMs: 0,
    ledger: null,
  });
  return accept({ stored, isNew: true });
}

/**
 * Locks the saved card of the payment, if it has one; false: its user has deleted it meanwhile. The
 * order is locked before the card.
 */
async function holdsCard(
  tx: Tx,
  { instrument, buyerId, method, now }: PricedRequest,
): Promise<boolean> {
  if (instrument.kind !== 'savedCard' && instrument.kind !== 'savedCardWithCvc') return true;
  const { cardId } = instrument;
  return (
    isSavedCardMethod(method) &&
    lockCardForPayment(tx, { userId: buyerId, method, cardId }, isoOf(now))
  );
}

/** Jobs that tell the providers of the order's open payments that a newer one replaces them. */
const cancellations = (
  { payments }: Deps,
  attempts: readonly StoredAttempt[],
  { tenantId, now }: { tenantId: TenantId; now: number },
): readonly NewJob[] =>
  attempts
    .filter(
      ({ attempt: { state, superseded, method, sum } }) =>
        isAttemptOpen(state) &&
        !superseded &&
        payments.providerOf(method, sum.currency)?.cancel !== undefined,
    )
    .map(({ attempt }) => cancelPaymentJob.due(now, { tenantId, attemptId: attempt.id }));

function refusalFor(
  order: LockedOrder,
  { shortestPaymentMs }: Provider,
  { now }: PricedRequest,
): Refusal | null {
  if (order.payment_status === 'completed') return refusalOf('ORDER_ALREADY_PAID');
  const { status } = order;
  if (!awaitsOnlinePayment(order) || !isInPaymentWindow(order.payable_until, now))
    return refusalOf('INVALID_ORDER_STATUS_FOR_PAYMENT', { status });
  return isInPaymentWindow(order.payable_until, now + shortestPaymentMs)
    ? null
    : refusalOf('INVALID_ORDER_STATUS_FOR_PAYMENT', { status, reason: 'tooLate' });
}

/**
 * Refusal with the rest of the order's time to pay, because the limit of attempts is never lifted
 * for this order.
 */
function tooManyAttempts({ payable_until }: LockedOrder, { now }: PricedRequest): Refusal {
  return refusalOf('TOO_MANY_REQUESTS', { seconds: paymentWindowSecondsLeft(payable_until, now) });
}
