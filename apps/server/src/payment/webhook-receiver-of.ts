import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Deps } from '../deps.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { ProviderWebhooks } from '../payments/provider/provider-webhooks.ts';

export type WebhookReceiver = { webhooks: ProviderWebhooks; context: ProviderContext };

/**
 * Returns the reader of a method's webhooks with this tenant's context. null: its provider sends
 * none, or the tenant has no secrets.
 */
export async function webhookReceiverOf(
  { payments }: Pick<Deps, 'payments'>,
  tenantId: TenantId,
  method: PaymentMethodName,
): Promise<WebhookReceiver | null> {
  const webhooks = payments.webhooksOf(method);
  const context = webhooks && (await payments.contextOf(method, tenantId));
  return webhooks && context ? { webhooks, context } : null;
}
