import type { TenantId } from '@comanda/domain/ids.ts';
import type { MethodSlug } from '@comanda/domain/payment/method-slugs.ts';
import { readToken, signToken } from '../platform/http/signed-token.ts';

/** Registered addresses of webhooks have no end: the year 9999. */
const noEnd = Date.UTC(9999, 0);

/**
 * The part of a webhook's address that names the tenant. It finds the tenant without a table and survives at providers that keep one address
 * for years. It proves nothing about the sender.
 */
export const webhookKeyOf = (tokenSecret: string, tenantId: TenantId): string =>
  signToken(tokenSecret, 'payment-webhook', [tenantId], noEnd);

/** `callbackUrl`: the origin that providers call. `tokenSecret`: the same on all servers. */
export type WebhookOrigin = { callbackUrl: string; tokenSecret: string };

/** The address of a method's webhooks for one tenant. `slug`: the method in addresses (method-slugs.ts). */
export const webhookUrlOf = (
  { callbackUrl, tokenSecret }: WebhookOrigin,
  tenantId: TenantId,
  slug: MethodSlug,
): string => `${callbackUrl}/v1/payments/${slug}/webhook/${webhookKeyOf(tokenSecret, tenantId)}`;

/** Returns the tenant of a webhook's address; null if this server did not make the key. `now`: milliseconds. */
export function tenantOfWebhookKey(tokenSecret: string, key: string, now: number): TenantId | null {
  const [tenantId, ...more] = readToken(tokenSecret, 'payment-webhook', key, now)?.facts ?? [];
  return tenantId === undefined || more.length > 0 ? null : (tenantId as TenantId);
}
