import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import { chargesAtOnce, hasUnknownCharge } from '@comanda/domain/payment/charges-at-once.ts';
import type { StoredInstrument } from '@comanda/domain/payment/instrument.ts';
import { maxAttemptsPerOrder } from '@comanda/domain/payment/max-attempts-per-order.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { takesAmount } from '@comanda/domain/payment/methods.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import {
  isInPaymentWindow,
  paymentWindowSecondsLeft,
} from '@comanda/domain/payment/payment-window.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { lockCardForPayment } from '../../features/card/card-rows.ts';
import { saveOrderPayment } from '../../features/order/change-payment.ts';
import { awaitsOnlinePayment } from '../../features/order/stored-payment.ts';
import {
  lockOrder,
  type LockedOrder,
  type OrderForProvider,
  readOrderForProvider,
  readOrderUnlocked,
} from '../../features/order/move-order.ts';
import type { StoredAttempt } from '../../features/payment/attempt-rows.ts';
import { attemptsOfOrder } from '../../features/payment/find-attempts.ts';
import { insertAttempt } from '../../features/payment/insert-attempt.ts';
import { incrementCounter } from '../../platform/observe/process-metrics.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { Provider } from '../../payments/provider/provider.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import { settled } from './call-provider-start.ts';
import { paymentOfAttempts } from './payment-of-attempts.ts';
import { cancelPaymentJob, pollPaymentJob } from './payment-jobs.ts';
import { findRepeatedCharge, repeatedAttempt } from './repeated-attempt.ts';

export type RequestedPayment = {
  orderId: OrderId;
  buyerId: UserId;
  method: PaymentMethodName;
  key: IdempotencyKey;
  redirectUrl: string | null;
  instrument: StoredInstrument;
  /** Milliseconds. */
  now: number;
};
/** The facts of an order that its provider needs. `payableUntil`: the end of its payment window, milliseconds. */
export type OrderToPay = Pick<OrderForProvider, 'number' | 'customer'> & { payableUntil: number };
/** `isNew`: the payment was not started at the provider yet. */
export type BegunAttempt = { stored: StoredAttempt; order: OrderToPay; isNew: boolean };

/**
 * Stores a new attempt for the order's total and the job of its first poll in one commit; earlier attempts are superseded. Locks the
 * order's row, so that each concurrent request sees the attempt before it. Refused: NOT_FOUND, ORDER_ALREADY_PAID, COUPON_PAYMENT_METHOD,
 * INVALID_PAYMENT_CHANNEL, INVALID_ORDER_STATUS_FOR_PAYMENT (also if the provider needs more time than the order has left),
 * PAYMENT_CONFIRMATION_FAILED (a charge of the order has no known result yet).
 */
export async function beginAttempt(
  deps: Deps,
  tenant: TenantContext,
  provider: Provider,
  request: RequestedPayment,
): Promise<Result<BegunAttempt, Refusal>> {
  const tx = autocommit(deps.db, tenant.id);
  const unlocked = await readOrderUnlocked(tx, request.orderId);
  if (!unlocked || unlocked.buyer_id !== request.buyerId) return refuse(refusalOf('NOT_FOUND'));
  const facts = await readOrderForProvider(tx, request.orderId);
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const repeated = await findRepeatedCharge(tx, request);
  if (repeated)
    return repeated.ok
      ? accept({ ...repeated.value, order: orderToPay(unlocked, facts) })
      : repeated;
  if (unlocked.payment_status === 'completed') return refuse(refusalOf('ORDER_ALREADY_PAID'));
  const { couponMethods: methods } = facts;
  if (methods.length > 0 && !methods.includes(request.method))
    return refuse(refusalOf('COUPON_PAYMENT_METHOD', { methods }));
  const stored = await deps.menus.storeFacts(tenant.id, unlocked.store_id);
  if (unlocked.payable_until === null || !stored || !takes(stored.store, request, unlocked.total))
    return refuse(refusalOf('INVALID_PAYMENT_CHANNEL', { method: request.method }));
  const operations = (await deps.menus.tenant(tenant.id))?.operations;
  const begun = await withTenant(deps.db, tenant.id, (tx) =>
    insertLocked(tx, deps, provider, {
      ...request,
      currency: tenant.country.currency,
      keepsLateMoney: operations?.latePayments === 'keep',
    }),
  );
  if (!begun.ok) return begun;
  if (begun.value.isNew) {
    incrementCounter('comanda_payment_starts_total', { method: request.method });
    deps.events.emit({ tenantId: tenant.id, kind: 'order', id: request.orderId });
  }
  return accept({ ...begun.value, order: orderToPay(unlocked, facts) });
}

/** Returns whether the store offers the method for this amount. docs/rules/payments.md#greatest-amount-of-a-method. */
const takes = (
  { paymentMethods, paymentMethodDetails = [] }: Store,
  { method }: RequestedPayment,
  amount: Minor,
): boolean =>
  paymentMethods.includes(method) &&
  takesAmount(
    { maximum: paymentMethodDetails.find(({ name }) => name === method)?.maximum ?? null },
    amount,
  );

const orderToPay = (
  { payable_until }: Pick<LockedOrder, 'payable_until'>,
  { number, customer }: OrderForProvider,
): OrderToPay => ({ number, customer, payableUntil: Date.parse(payable_until ?? '') });

/** Delay of the first poll. The provider's answer reschedules it, so this one only runs if the server died before the answer. */
const firstPollMs = 12_000;

type PricedRequest = RequestedPayment & { currency: string; keepsLateMoney: boolean };
type InsertedAttempt = Pick<BegunAttempt, 'stored' | 'isNew'>;

async function insertLocked(
  tx: Tx,
  deps: Deps,
  provider: Provider,
  request: PricedRequest,
): Promise<Result<InsertedAttempt, Refusal>> {
  const order = await lockOrder(tx, request.orderId);
  if (!order) return refuse(refusalOf('NOT_FOUND'));
  const attempts = await attemptsOfOrder(tx, order.id);
  const refusal = refusalFor(order, provider, request);
  const earlier = request.key.derived
    ? undefined
    : attempts.find(({ requestKey }) => requestKey === request.key.key);
  if (earlier && chargesAtOnce(request.method)) return repeatedAttempt(earlier, request);
  if (!refusal && !earlier && attempts.length >= maxAttemptsPerOrder)
    return refuse(tooManyAttempts(order, request));
  if (refusal || earlier)
    return refusal ? refuse(refusal) : repeatedAttempt(earlier as StoredAttempt, request);
  if (hasUnknownCharge(attempts.map(({ attempt }) => attempt)))
    return refuse(refusalOf('PAYMENT_CONFIRMATION_FAILED'));
  if (!(await holdsCard(tx, request))) return refuse(refusalOf('NOT_FOUND', { field: 'cardId' }));
  const stored = newAttempt(deps, provider, request, order);
  const at = new Date(request.now).toISOString();
  const first = {
    tenantId: tx.tenantId,
    orderId: order.id,
    attemptId: stored.attempt.id,
    tries: 0,
    now: request.now,
  };
  const event = {
    kind: 'started',
    detail: { method: request.method, sum: stored.attempt.sum },
  } as const;
  await insertAttempt(tx, {
    ...stored,
    at,
    jobs: [pollPaymentJob(first, firstPollMs), ...cancellations(deps, attempts, first)],
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

/** Locks the saved card of the payment, if it has one; false: its user has deleted it meanwhile. The order is locked before the card. */
async function holdsCard(
  tx: Tx,
  { instrument, buyerId, method, now }: PricedRequest,
): Promise<boolean> {
  if (instrument.kind !== 'savedCard' && instrument.kind !== 'savedCardWithCvc') return true;
  const { cardId } = instrument;
  return (
    isSavedCardMethod(method) &&
    lockCardForPayment(tx, { userId: buyerId, method, cardId }, new Date(now).toISOString())
  );
}

/** Jobs that tell the providers of the order's open payments that a newer one replaces them. */
const cancellations = (
  { payments }: Deps,
  attempts: readonly StoredAttempt[],
  { tenantId, now }: { tenantId: TenantId; now: number },
): readonly JobSpec[] =>
  attempts
    .filter(
      ({ attempt: { state, superseded, method, sum } }) =>
        isAttemptOpen(state) &&
        !superseded &&
        payments.providerOf(method, sum.currency)?.cancel !== undefined,
    )
    .map(({ attempt }) => cancelPaymentJob({ tenantId, attemptId: attempt.id, now }));

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

/** Refusal with the rest of the order's time to pay, because the limit of attempts is never lifted for this order. */
function tooManyAttempts({ payable_until }: LockedOrder, { now }: PricedRequest): Refusal {
  return refusalOf('TOO_MANY_REQUESTS', { seconds: paymentWindowSecondsLeft(payable_until, now) });
}

function newAttempt(
  { random }: Deps,
  provider: Provider,
  request: PricedRequest,
  order: LockedOrder,
): StoredAttempt {
  const id = random.id(request.now);
  const attempt: Attempt = {
    id,
    orderId: order.id,
    method: request.method,
    sum: { minor: order.total, currency: request.currency },
    state: 'created',
    merchantRef: merchantRefOf(Buffer.from(random.secret(), 'base64url').subarray(0, 16)),
    providerRef: null,
    superseded: false,
    captured: null,
    refunded: zero,
    abandoned: null,
    deadline: request.now + provider.attemptLifetimeMs,
    problem: null,
    ...(request.keepsLateMoney && { acceptsLateMoney: true }),
  };
  const requestKey = request.key.derived ? `attempt:${id}` : request.key.key;
  return {
    attempt,
    redirectUrl: request.redirectUrl,
    next: chargesAtOnce(request.method) ? settled : null,
    instrument: request.instrument,
    bodyHash: request.key.bodyHash,
    requestKey,
    tries: 0,
    cardLastDigits: null,
    authorisationCode: null,
  };
}
