import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { reusedKeyRefusal } from '@comanda/domain/idempotency/same-key-other-body.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { maxAttemptsPerOrder } from '@comanda/domain/payment/max-attempts-per-order.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import {
  isInPaymentWindow,
  paymentWindowSecondsLeft,
} from '@comanda/domain/payment/payment-window.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { saveOrderPayment } from '../../features/order/change-payment.ts';
import { awaitsOnlinePayment } from '../../features/order/stored-payment.ts';
import {
  lockOrder,
  type LockedOrder,
  readCouponMethods,
  readOrderUnlocked,
} from '../../features/order/move-order.ts';
import type { StoredAttempt } from '../../features/payment/attempt-rows.ts';
import { attemptsOfOrder } from '../../features/payment/find-attempts.ts';
import { insertAttempt } from '../../features/payment/insert-attempt.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { Provider } from '../../payments/provider.ts';
import { paymentOfAttempts } from './payment-of-attempts.ts';
import { pollPaymentJob } from './payment-jobs.ts';

export type RequestedPayment = {
  orderId: OrderId;
  buyerId: UserId;
  method: PaymentMethodName;
  key: IdempotencyKey;
  redirectUrl: string;
  /** Milliseconds. */
  now: number;
};
/** `isNew`: the payment was not started at the provider yet. */
export type BegunAttempt = { stored: StoredAttempt; isNew: boolean };

/**
 * Stores a new attempt for the order's total and the job of its first poll in one commit; earlier attempts are superseded. Locks the
 * order's row, so that each concurrent request sees the attempt before it. Refused: NOT_FOUND, ORDER_ALREADY_PAID, COUPON_PAYMENT_METHOD,
 * INVALID_PAYMENT_CHANNEL, INVALID_ORDER_STATUS_FOR_PAYMENT.
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
  if (unlocked.payment_status === 'completed') return refuse(refusalOf('ORDER_ALREADY_PAID'));
  const methods = await readCouponMethods(tx, request.orderId);
  if (methods.length > 0 && !methods.includes(request.method))
    return refuse(refusalOf('COUPON_PAYMENT_METHOD', { methods }));
  const facts = await deps.menus.storeFacts(tenant.id, unlocked.store_id);
  if (unlocked.payable_until === null || !facts?.store.paymentMethods.includes(request.method)) {
    return refuse(refusalOf('INVALID_PAYMENT_CHANNEL', { method: request.method }));
  }
  const begun = await withTenant(deps.db, tenant.id, (tx) =>
    insertLocked(tx, deps, provider, { ...request, currency: tenant.country.currency }),
  );
  if (begun.ok && begun.value.isNew)
    deps.events.emit({ tenantId: tenant.id, kind: 'order', id: request.orderId });
  return begun;
}

/** Delay of the first poll. The provider's answer reschedules it, so this one only runs if the server died before the answer. */
const firstPollMs = 12_000;

type PricedRequest = RequestedPayment & { currency: string };

async function insertLocked(
  tx: Tx,
  deps: Deps,
  provider: Provider,
  request: PricedRequest,
): Promise<Result<BegunAttempt, Refusal>> {
  const order = await lockOrder(tx, request.orderId);
  if (!order) return refuse(refusalOf('NOT_FOUND'));
  const attempts = await attemptsOfOrder(tx, order.id);
  const refusal = refusalFor(order, request);
  const earlier = request.key.derived
    ? undefined
    : attempts.find(({ requestKey }) => requestKey === request.key.key);
  if (!refusal && !earlier && attempts.length >= maxAttemptsPerOrder)
    return refuse(tooManyAttempts(order, request));
  if (refusal || earlier)
    return refusal ? refuse(refusal) : repeatedAttempt(earlier as StoredAttempt, request);
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
    jobs: [pollPaymentJob(first, firstPollMs)],
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

function refusalFor(order: LockedOrder, { now }: PricedRequest): Refusal | null {
  if (order.payment_status === 'completed') return refusalOf('ORDER_ALREADY_PAID');
  return awaitsOnlinePayment(order) && isInPaymentWindow(order.payable_until, now)
    ? null
    : refusalOf('INVALID_ORDER_STATUS_FOR_PAYMENT', { status: order.status });
}

/** Refusal with the rest of the order's time to pay, because the limit of attempts is never lifted for this order. */
function tooManyAttempts({ payable_until }: LockedOrder, { now }: PricedRequest): Refusal {
  return refusalOf('TOO_MANY_REQUESTS', { seconds: paymentWindowSecondsLeft(payable_until, now) });
}

const repeatedAttempt = (
  stored: StoredAttempt,
  { method, redirectUrl }: PricedRequest,
): Result<BegunAttempt, Refusal> => {
  const refusal = reusedKeyRefusal(
    { method: stored.attempt.method, redirectUrl: stored.redirectUrl },
    { method, redirectUrl },
  );
  return refusal ? refuse(refusal) : accept({ stored, isNew: false });
};

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
  };
  const requestKey = request.key.derived ? `attempt:${id}` : request.key.key;
  return {
    attempt,
    redirectUrl: request.redirectUrl,
    form: null,
    requestKey,
    tries: 0,
    cardLastDigits: null,
    authorisationCode: null,
  };
}
