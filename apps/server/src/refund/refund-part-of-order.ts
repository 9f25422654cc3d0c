import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { allowedPart, partByHand } from '@comanda/domain/ledger/part-money.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { add, type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import {
  type PartRefusal,
  refundPart,
  refundPartByHand,
} from '@comanda/domain/payment/refund-part.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { bookMovements, isMovementBooked } from '../ledger/book-movements.rows.ts';
import { saveOrderPayment } from '../order/change-payment.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from '../payment/attempt.rows.ts';
import { attemptsOfOrder } from '../payment/find-attempts.rows.ts';
import { saveAttempt } from '../payment/save-attempt.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { paymentOfAttempts } from '../payment/payment-of-attempts.ts';
import { jobsOfPaymentEffects } from '../payment/payment-jobs.ts';

/**
 * A part to refund of a paid order. `amount`: minor units. `why`: the reason, without data of the
 * shopper; `who` asked for it; together at most `fieldLengths.refundReason`. `key`: the same for
 * every repetition of this request, at most 60 characters. `isByHand`: the restaurant gives it back
 * by other means, and the provider gets no call.
 */
export type PartRequest = {
  orderId: OrderId;
  amount: Minor;
  why: string;
  who: string;
  key: string;
  isByHand?: boolean;
};

/**
 * `wholeOnly`: the provider of the payment refunds nothing but the whole. `noReason`: the reason is
 * missing or too long.
 */
export type PartProblem = PartRefusal | 'notFound' | 'wholeOnly' | 'noReason';

/**
 * Minor units: what was refunded so far, also by hand, and what is on its way, this part included.
 */
export type PartAnswer = { returned: Minor; due: Minor };

type PartDeps = Pick<Deps, 'db' | 'clock' | 'events'> & {
  payments: Pick<Deps['payments'], 'providerOf'>;
};

/**
 * Refunds a part of a paid order, which stays paid and goes on. Attempt, event log, ledger, order
 * and the job that sends the refund are one commit under the order's lock; no provider is called. A
 * repetition with the same key answers the same and adds nothing. A refusal changes nothing.
 * docs/rules/payments.md#partial-refund-of-a-paid-order,
 * docs/rules/payments.md#part-given-back-by-hand.
 */
export async function refundPartOfOrder(
  deps: PartDeps,
  tenantId: TenantId,
  request: PartRequest,
): Promise<Result<PartAnswer, PartProblem>> {
  const outcome = await withTenant(deps.db, tenantId, (tx) =>
    refundPartInTransaction(tx, deps, request),
  );
  if (outcome.ok) deps.events.emit({ tenantId, kind: 'order', id: request.orderId });
  return outcome;
}

/** The same in the caller's transaction, which announces the order after its commit. */
export async function refundPartInTransaction(
  tx: Tx,
  deps: Pick<PartDeps, 'clock' | 'payments'>,
  request: PartRequest,
): Promise<Result<PartAnswer, PartProblem>> {
  const why = `${request.why.trim()} (${request.who})`;
  if (request.why.trim() === '' || why.length > fieldLengths.refundReason)
    return refuse('noReason');
  const order = await lockOrder(tx, request.orderId);
  if (!order) return refuse('notFound');
  const attempts = await attemptsOfOrder(tx, order.id);
  const paid = attempts.find(({ attempt }) => attempt.state === 'completed');
  return paid
    ? addPart(tx, deps, { order, attempts, paid }, { ...request, why })
    : refuse('notPaid');
}

type PaidOrder = { order: LockedOrder; attempts: readonly StoredAttempt[]; paid: StoredAttempt };

async function addPart(
  tx: Tx,
  { payments, clock }: Pick<PartDeps, 'clock' | 'payments'>,
  { order, attempts, paid }: PaidOrder,
  { amount, why, key, isByHand = false }: PartRequest,
): Promise<Result<PartAnswer, PartProblem>> {
  const { method, sum, id } = paid.attempt;
  const allowed = allowedPart(amount, key);
  if (await isMovementBooked(tx, order.id, id, allowed)) return accept(answerOf(paid));
  const takesParts = payments.providerOf(method, sum.currency)?.refundsParts === true;
  if (!isByHand && !takesParts) return refuse('wholeOnly');
  const outcome = isByHand ? givenByHand(paid, amount) : refundPart(paid.attempt, amount);
  if (!outcome.ok) return outcome;
  const { attempt, effects } = outcome.value;
  const now = clock();
  const at = isoOf(now);
  const { tenantId } = tx;
  const facts = { tenantId, orderId: order.id, attemptId: id, tries: paid.tries, now };
  const raised: StoredAttempt = { ...paid, attempt };
  await saveAttempt(tx, {
    ...raised,
    isOver: false,
    at,
    jobs: jobsOfPaymentEffects(effects, { ...facts, opensAt: order.opens_at }),
    events: [
      {
        kind: 'refund',
        detail: { why, part: amount, state: attempt.state, ...(isByHand && { isByHand }) },
      },
    ],
  });
  await bookMovements(tx, order.id, id, isByHand ? partByHand(amount, key) : [allowed], at);
  await showPart(
    tx,
    order,
    attempts.map((each) => (each === paid ? raised : each)),
    at,
  );
  return accept(answerOf(raised));
}

function givenByHand(
  { attempt }: StoredAttempt,
  amount: Minor,
): Result<{ attempt: Attempt; effects: readonly PaymentEffect[] }, PartRefusal> {
  const outcome = refundPartByHand(attempt, amount);
  return outcome.ok ? accept({ attempt: outcome.value, effects: [] }) : outcome;
}

const answerOf = ({ attempt }: StoredAttempt): PartAnswer => ({
  returned: add(attempt.refunded, attempt.refundedOutside ?? zero),
  due: duePart(attempt),
});

/** Stores what the order shows of its payment, and tells everybody who follows it. */
async function showPart(
  tx: Tx,
  order: LockedOrder,
  attempts: readonly StoredAttempt[],
  at: string,
): Promise<void> {
  const shown = paymentOfAttempts(order, attempts, order.payment?.paidBy ?? null);
  await saveOrderPayment(tx, { id: order.id, ...shown, at, preparationDelayMs: 0, ledger: null });
  await publishOrderChange(tx, order.id);
}
