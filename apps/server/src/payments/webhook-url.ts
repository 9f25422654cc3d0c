import type { MethodSlug } from '@comanda/domain/payment/method-slugs.ts';

/**
 * The address of a method's webhooks. `callbackUrl`: the origin that providers call. `slug`: the
 * method in addresses (method-slugs.ts). `key`: the tenant's
 * (docs/rules/payments.md#key-of-a-webhook-address).
 */
export const webhookUrlOf = (
  callbackUrl: string,
  { slug, key }: { slug: MethodSlug; key: string },
): string => `${callbackUrl}/v1/payments/${slug}/webhook/${key}`;
