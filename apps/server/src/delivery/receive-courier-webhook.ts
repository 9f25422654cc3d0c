import type { Courier, RawWebhook } from '../couriers/courier.ts';
import { parseJsonBody } from '../platform/calls/parse-json-body.ts';
import { findDeliveryByReference } from './delivery.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type DeliveryDeps, reconcileDelivery } from './reconcile-delivery.ts';

/** `refused`: the webhook is not genuine. `stranger`: it is about no delivery of ours. */
export type WebhookOutcome = 'accepted' | 'notAuthentic' | 'unknownDelivery';

const externalRefShape =
  /^([a-z][a-z0-9-]{0,40})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[0-9]{1,4})?$/u;

/**
 * Applies a courier's webhook. Its reference names the tenant, and that tenant's secret proves that
 * it is genuine. Doubled, late and overtaken webhooks do no harm: beyond moving the status forward,
 * a webhook only causes a poll. docs/rules/couriers.md#courier-webhook,
 * docs/rules/couriers.md#webhooks-in-any-order.
 */
export async function receiveCourierWebhook(
  deps: DeliveryDeps,
  courier: Courier,
  raw: RawWebhook,
): Promise<WebhookOutcome> {
  const [, named = ''] =
    externalRefShape.exec(courier.readExternalRef(parseJsonBody(raw.body)) ?? '') ?? [];
  const tenantId = deps.tenants.byId(named)?.id;
  if (tenantId === undefined) return 'notAuthentic';
  const secrets = await deps.couriers.secretsOf(courier.name, tenantId);
  const webhook = secrets && courier.readWebhook(raw, secrets, deps.clock());
  if (!webhook) return 'notAuthentic';
  const stored = await findDeliveryByReference(
    autocommit(deps.db, tenantId),
    courier.name,
    webhook.externalRef,
  );
  const isOtherDelivery =
    stored?.delivery.courierRef != null &&
    webhook.courierRef !== null &&
    stored.delivery.courierRef !== webhook.courierRef;
  if (!stored || isOtherDelivery) return 'unknownDelivery';
  await reconcileDelivery(deps, tenantId, { delivery: stored.delivery, report: webhook.report });
  return 'accepted';
}
