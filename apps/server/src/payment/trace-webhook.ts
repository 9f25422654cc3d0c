import type { TenantId } from '@comanda/domain/ids.ts';
import type { StoredWebhook } from './payment-webhooks.rows.ts';
import type { AttemptReferences } from '../payments/provider/provider-webhooks.ts';
import { webhookReceiverOf } from './webhook-receiver-of.ts';
import type { PollDeps } from './poll-payment.ts';

/**
 * Asks the provider which payment a webhook's object belongs to. null: nobody knows, or the
 * provider cannot be asked. Reads the database; never call it inside a transaction. @throws if a
 * proven webhook gets no answer; its job repeats the question.
 */
export async function traceWebhook(
  deps: PollDeps,
  tenantId: TenantId,
  { method, proof }: Pick<StoredWebhook, 'method' | 'proof'>,
  objectId: string,
): Promise<AttemptReferences | null> {
  const receiver = await webhookReceiverOf(deps, tenantId, method);
  if (!receiver?.webhooks.trace) return null;
  const references = await receiver.webhooks.trace(receiver.context, objectId);
  if (references === null && proof !== 'none')
    throw new Error(`the provider did not say which payment a ${method} webhook is about`);
  return references;
}
