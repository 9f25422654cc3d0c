import { createHash } from 'node:crypto';
import type { WebhookReferences } from './payment-webhooks.rows.ts';

/**
 * Key of a webhook's event: 43 characters, a hash of the provider's event id, or of the references
 * if it names no event. A repeated event has the same key. Anyone can invent the events of webhooks
 * without proof, so these have one key per payment. The hash hides references that open a payment.
 */
export function webhookEventKey({
  proof,
  eventId,
  merchantRef,
  providerRef,
  objectId,
}: WebhookReferences & { eventId: string | null }): string {
  const isOfPayment = eventId === null || proof === 'none';
  const text = JSON.stringify(isOfPayment ? [merchantRef, providerRef, objectId] : [eventId]);
  return createHash('sha256').update(text).digest('base64url');
}
