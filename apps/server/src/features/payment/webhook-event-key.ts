import { createHash } from 'node:crypto';
import type { WebhookReferences } from './payment-webhooks.ts';

/**
 * Key of a webhook's event: 43 characters, a hash of the provider's event id, or of the references if it names no event. A repeated event has
 * the same key. The hash hides references that open a payment.
 */
export function webhookEventKey({
  eventId,
  merchantRef,
  providerRef,
  objectId,
}: WebhookReferences & { eventId: string | null }): string {
  const text = JSON.stringify(eventId === null ? [merchantRef, providerRef, objectId] : [eventId]);
  return createHash('sha256').update(text).digest('base64url');
}
