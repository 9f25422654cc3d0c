import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { PageStart } from '@comanda/contract/payments.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import { areInstallmentsOffered } from '@comanda/domain/payment/installments.ts';
import { storedInstrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CallOutcome, CallRequest } from '../platform/http/call.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { webhookUrlOf } from '../payments/webhook-url.ts';
import { shopOrigin } from '../tenant/shop-origin.ts';
import { beginAttempt, type BegunAttempt } from './begin-attempt.ts';
import { callProviderStart, settled } from './call-provider-start.ts';
import { secondsUntilStart } from './payment-start-limit.ts';
import type { PaymentToStart } from './payment-to-start.ts';
import { readPaymentKey } from './read-payment-key.ts';
import { type ReadyInstrument, readInstrument } from './read-instrument.ts';
import { returnPageOrigin } from './return-page.ts';
import { type WatchedProvider, watchKeys } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { waitForNextStep } from './wait-for-next-step.ts';

type Start = CallOutcome<PageStart>;
type StartCall = CallRequest & { params: { id: OrderId } };

/**
 * Starts a payment: stores an attempt, then calls the provider outside of any transaction, and
 * applies the report. If the start fails or gets no answer, the attempt's scheduled polls decide.
 * The same idempotency key answers the same attempt.
 * docs/rules/payments.md#idempotency-key-of-a-payment-start,
 * docs/rules/payments.md#provider-that-cannot-start-a-payment.
 */
export async function startPayment(
  deps: Deps,
  call: StartCall,
  payment: PaymentToStart,
): Promise<Start> {
  const { tenant, session, params, now } = call;
  const { method } = payment;
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const seconds = await secondsUntilStart(deps, call, session.userId);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const key = readPaymentKey(call, payment);
  if (!key.ok) return key;
  const brand = await deps.menus.tenant(tenant.id);
  if (brand && !areInstallmentsOffered(payment.instrument, brand.settings.payments))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'installmentsNumber' }));
  const origin = originOf(deps, call, payment);
  if (origin === null) return refuse(refusalOf('INVALID_PARAMETER', { field: 'redirectUrl' }));
  const reached = await reach(deps, method, call);
  if (!reached.ok) return reached;
  const payer = { tenantId: tenant.id, userId: session.userId, method };
  const ready = await readInstrument(deps, payment.instrument, payer);
  if (!ready.ok) return ready;
  const webhookKey = await deps.webhookKeys.keyOf(tenant.id);
  const begun = await beginAttempt(deps, tenant, reached.value.provider, {
    orderId: params.id,
    buyerId: session.userId,
    method,
    key: key.value,
    redirectUrl: payment.redirectUrl,
    instrument: storedInstrument(payment.instrument),
    now,
  });
  if (!begun.ok) return begun;
  const { stored, isNew } = begun.value;
  const next = isNew
    ? await start(
        deps,
        call,
        { ...payment, origin },
        { ...begun.value, reached: reached.value, ready: ready.value, webhookKey },
      )
    : await nextOfEarlier(deps, tenant.id, stored);
  return next ? accept({ attemptId: stored.attempt.id, next }) : refuse(startFailed(deps, method));
}

/**
 * The next step of a repeated start. A charge has had its own since it was stored, also after it is
 * over.
 */
const nextOfEarlier = async (
  deps: Deps,
  tenantId: TenantId,
  stored: StoredAttempt,
): Promise<PaymentNext | null> =>
  chargesAtOnce(stored.attempt.method) ? settled : waitForNextStep(deps, tenantId, stored);

/**
 * The shop's origin to which provider and server send the shopper back; null: the page belongs to
 * another shop.
 */
const originOf = (
  { config }: Deps,
  call: StartCall,
  { redirectUrl }: PaymentToStart,
): string | null =>
  redirectUrl === null
    ? shopOrigin(config, call.tenant, { host: call.header('host'), scheme: call.scheme })
    : returnPageOrigin(config, call, redirectUrl);

/** Refusal of a failed start, with the seconds until the provider is tried again if it is down. */
function startFailed({ payments }: Deps, method: PaymentMethodName): Refusal {
  const seconds = payments.restSeconds(method);
  return refusalOf('PAYMENT_REQUEST_FAILED', { method, ...(seconds > 0 ? { seconds } : {}) });
}

/** The provider, if it takes this currency, this tenant can use it and it is not down. */
async function reach(
  deps: Deps,
  method: PaymentMethodName,
  { tenant }: StartCall,
): Promise<Result<WatchedProvider, Refusal>> {
  const { payments } = deps;
  const { currency } = tenant.country;
  const provider = payments.providerOf(method, currency);
  if (!provider) return refuse(refusalOf('INVALID_PAYMENT_REQUEST', { method, currency }));
  const context = payments.isDown(method) ? null : await payments.contextOf(method, tenant.id);
  return context ? accept({ provider, ...watchKeys(context) }) : refuse(startFailed(deps, method));
}

type AttemptToStart = BegunAttempt & {
  reached: WatchedProvider;
  ready: ReadyInstrument;
  webhookKey: string;
};

async function start(
  deps: Deps,
  call: StartCall,
  { method, origin, channel }: PaymentToStart & { origin: string },
  { stored, order, reached, ready, webhookKey }: AttemptToStart,
): Promise<PaymentNext | null> {
  const { tenant, ip } = call;
  const { attempt } = stored;
  const slug = slugOf(method);
  const request = {
    attempt,
    channel,
    returnUrl: `${origin}/v1/payments/${slug}/return`,
    webhookUrl: webhookUrlOf(deps.config.callbackUrl, { slug, key: webhookKey }),
    expiresAt: order.payableUntil,
    orderNumber: order.number,
    buyer: { ...order.customer, ip, userAgent: call.header('user-agent') ?? '' },
  };
  const { next, report } = await callProviderStart(reached, request, ready);
  await reconcileAttempt(deps, tenant.id, {
    attempt,
    report: reached.noteRefusedKey(report),
    next,
  });
  return next;
}
