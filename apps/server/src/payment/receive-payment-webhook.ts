import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { unprovenWebhooksPerMinute } from '@comanda/domain/payment/webhook-limits.ts';
import { wantsMoney } from '@comanda/domain/payment/money-that-pays-an-order.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { findAttempt, findAttemptByReference } from './find-attempts.rows.ts';
import { storeWebhook } from './payment-webhooks.rows.ts';
import { webhookEventKey } from './webhook-event-key.ts';
import type { Webhook, WebhookRequest } from '../payments/provider/provider-webhooks.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { MinuteBudget } from '../platform/minute-budget.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { paymentOrderView } from './payment-of-attempts.ts';
import { pollAfterWebhookAt } from './poll-after-webhook.job.ts';
import { webhookReceiverOf } from './webhook-receiver-of.ts';

/**
 * `notWanted`: a provider that takes the answer for our consent must not keep the money. `limited`:
 * the provider may send it again after `seconds`.
 */
export type WebhookOutcome =
  | { kind: 'accepted'; responseBody: string }
  | { kind: 'notAuthentic' | 'notWanted' }
  | { kind: 'limited'; seconds: number };

type Addressed = { method: PaymentMethodName; tenantKey: string; request: WebhookRequest };

/** `unprovenWebhooks`: counts the webhooks that anybody could have made, by brand and method. */
type WebhookDeps = Deps & { unprovenWebhooks: MinuteBudget };

/**
 * Receives a provider's webhook: checks it, stores its references with the job of a poll in one
 * statement, and calls no provider. Nothing in it moves money.
 * docs/rules/payments.md#webhooks-of-providers.
 */
export async function receivePaymentWebhook(
  deps: WebhookDeps,
  { method, tenantKey, request }: Addressed,
): Promise<WebhookOutcome> {
  const now = deps.clock();
  const tenantId = await deps.webhookKeys.tenantOf(
    tenantKey,
    (id) => deps.tenants.byId(id) !== null,
  );
  const receiver = tenantId === null ? null : await webhookReceiverOf(deps, tenantId, method);
  const webhook = receiver?.webhooks.read(request, receiver.context.secrets, now) ?? null;
  if (tenantId === null || receiver === null || webhook === null) {
    incrementCounter('comanda_payment_webhooks_total', { method, outcome: 'notAuthentic' });
    return { kind: 'notAuthentic' };
  }
  const seconds = webhook.proof === 'none' ? countUnproven(deps, tenantId, method, now) : 0;
  if (seconds > 0) {
    incrementCounter('comanda_payment_webhooks_total', { method, outcome: 'limited' });
    return { kind: 'limited', seconds };
  }
  const place = { method, eventKey: webhookEventKey(webhook) };
  await storeWebhook(autocommit(deps.db, tenantId), {
    ...place,
    webhook,
    methods: deps.payments.methodsOfAccount(method),
    at: now,
    job: pollAfterWebhookAt(tenantId, place, now),
  });
  const { answer, responseBody } = receiver.webhooks;
  const isWanted =
    answer === 'receipt' || (await isMoneyWanted(deps, tenantId, { method, webhook }));
  const outcome = isWanted ? 'accepted' : 'notWanted';
  incrementCounter('comanda_payment_webhooks_total', { method, outcome });
  return isWanted ? { kind: 'accepted', responseBody } : { kind: 'notWanted' };
}

/**
 * A proven webhook is never counted, so that a flood of invented ones keeps none back.
 * docs/rules/payments.md#webhooks-without-proof.
 */
const countUnproven = (
  { unprovenWebhooks }: WebhookDeps,
  tenantId: TenantId,
  method: PaymentMethodName,
  now: number,
): number => unprovenWebhooks(`${tenantId} ${method}`, unprovenWebhooksPerMinute, now);

/**
 * Returns whether the attempt still wants its money, read under the order's lock, so that neither
 * an end of the order nor another payment is overlooked. An unknown attempt wants none.
 * docs/rules/payments.md#webhook-that-asks-for-consent.
 */
async function isMoneyWanted(
  deps: Deps,
  tenantId: TenantId,
  { method, webhook }: { method: PaymentMethodName; webhook: Webhook },
): Promise<boolean> {
  return withTenant(deps.db, tenantId, async (tx) => {
    const methods = deps.payments.methodsOfAccount(method);
    const found = await findAttemptByReference(tx, { methods, ...webhook });
    const order = found && (await lockOrder(tx, found.attempt.orderId));
    const stored = order && (await findAttempt(tx, found.attempt.id));
    return stored ? wantsMoney(stored.attempt, paymentOrderView(order)) : false;
  });
}
