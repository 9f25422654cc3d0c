import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { changePayment } from '../../features/order/change-payment.ts';
import { waitsForMoney } from '../../features/order/kept-payment.ts';
import { glanceAtOrder, lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { attemptsOf } from '../../features/payment/find-attempts.ts';
import { insertAttempt } from '../../features/payment/insert-attempt.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import type { RequestKey } from '../../platform/idempotency.ts';
import type { Provider } from '../../payments/provider.ts';
import { shownMoney } from './order-view.ts';
import { queryJob } from './payment-jobs.ts';

export type AskedPayment = {
  orderId: OrderId;
  buyerId: UserId;
  method: PaymentMethodName;
  key: RequestKey;
  redirectUrl: string;
  /** Milliseconds. */
  now: number;
};
/** `isNew`: nobody has asked the provider for it yet. */
export type Begun = { kept: KeptAttempt; isNew: boolean };

/**
 * Keeps a new attempt with the order's sum as it is, and the first question about it, in one commit; attempts before it give way. Under
 * the order's lock, so that of requests at once each sees the one before. Refused: NOT_FOUND, INVALID_PAYMENT_CHANNEL,
 * ORDER_ALREADY_PAID, INVALID_ORDER_STATUS_FOR_PAYMENT.
 */
export async function beginAttempt(
  deps: Deps,
  tenant: TenantContext,
  provider: Provider,
  asked: AskedPayment,
): Promise<Result<Begun, Refusal>> {
  const seen = await glanceAtOrder(eachAlone(deps.db, tenant.id), asked.orderId);
  if (!seen || seen.buyer_id !== asked.buyerId) return refuse(refusalOf('NOT_FOUND'));
  const facts = await deps.menus.storeFacts(tenant.id, seen.store_id);
  if (seen.payable_until === null || !facts?.store.paymentMethods.includes(asked.method)) {
    return refuse(refusalOf('INVALID_PAYMENT_CHANNEL', { method: asked.method }));
  }
  const begun = await withTenant(deps.db, tenant.id, (tx) => begin(tx, deps, provider, { ...asked, currency: tenant.country.currency }));
  if (begun.ok && begun.value.isNew) deps.events.emit({ tenantId: tenant.id, kind: 'order', id: asked.orderId });
  return begun;
}

/** The provider's answer brings the first question forward; until then it is only asked about if nobody is left to hear that answer. */
const unheardMs = 12_000;
/** Nobody needs more, and each costs a call of the provider. */
const mostAttempts = 20;

type Priced = AskedPayment & { currency: string };

async function begin(tx: Tx, deps: Deps, provider: Provider, asked: Priced): Promise<Result<Begun, Refusal>> {
  const order = await lockOrder(tx, asked.orderId);
  if (!order) return refuse(refusalOf('NOT_FOUND'));
  const attempts = await attemptsOf(tx, order.id);
  const refusal = refusalFor(order, asked);
  const earlier = asked.key.derived ? undefined : attempts.find(({ requestKey }) => requestKey === asked.key.key);
  if (!refusal && !earlier && attempts.length >= mostAttempts) return refuse(tooManyAttempts(order, asked));
  if (refusal || earlier) return refusal ? refuse(refusal) : repeated(earlier as KeptAttempt, asked);
  const kept = newAttempt(deps, provider, asked, order);
  const at = new Date(asked.now).toISOString();
  const first = { tenantId: tx.tenantId, orderId: order.id, attemptId: kept.attempt.id, tries: 0, now: asked.now };
  const event = { kind: 'started', detail: { method: asked.method, sum: kept.attempt.sum } } as const;
  await insertAttempt(tx, { ...kept, at, jobs: [queryJob(first, unheardMs)], events: [event] });
  await changePayment(tx, { id: order.id, ...shownMoney(order, [...attempts, kept], null, true), at, waitedMs: 0, ledger: null });
  return accept({ kept, isNew: true });
}

function refusalFor(order: LockedOrder, { now }: Priced): Refusal | null {
  if (order.payment_status === 'completed') return refusalOf('ORDER_ALREADY_PAID');
  const isInTime = order.payable_until !== null && now < Date.parse(order.payable_until);
  return waitsForMoney(order) && isInTime ? null : refusalOf('INVALID_ORDER_STATUS_FOR_PAYMENT', { status: order.status });
}

/** Another attempt is never taken for this order: its time to be paid ends first. */
function tooManyAttempts({ payable_until }: LockedOrder, { now }: Priced): Refusal {
  const left = payable_until === null ? 0 : Math.ceil((Date.parse(payable_until) - now) / 1_000);
  return refusalOf('TOO_MANY_REQUESTS', { seconds: Math.max(left, 1) });
}

const repeated = (kept: KeptAttempt, { method, redirectUrl }: Priced): Result<Begun, Refusal> =>
  kept.attempt.method === method && kept.redirectUrl === redirectUrl
    ? accept({ kept, isNew: false })
    : refuse(refusalOf('INVALID_PARAMETER', { field: 'idempotency-key', reason: 'KEY_REUSED' }));

function newAttempt({ random }: Deps, provider: Provider, asked: Priced, order: LockedOrder): KeptAttempt {
  const id = random.id(asked.now);
  const attempt: Attempt = {
    id,
    orderId: order.id,
    method: asked.method,
    sum: { minor: order.total, currency: asked.currency },
    state: 'created',
    merchantRef: merchantRefOf(Buffer.from(random.secret(), 'base64url').subarray(0, 16)),
    providerRef: null,
    superseded: false,
    taken: null,
    returned: zero,
    abandoned: null,
    deadline: asked.now + provider.lastsMs,
    problem: null,
  };
  const requestKey = asked.key.derived ? `attempt:${id}` : asked.key.key;
  return { attempt, redirectUrl: asked.redirectUrl, form: null, requestKey, tries: 0, cardLastDigits: null, authorisationCode: null };
}
