import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type {
  ProviderWebhooks,
  Webhook,
  WebhookRequest,
} from '../../provider/provider-webhooks.ts';
import { readCardWebhook } from './kushki-wire.ts';

/** A signature older or newer than this proves nothing, milliseconds. */
const maxAgeMs = 10 * 60_000;

/**
 * Verifies and reads a webhook. Kushki signs the raw body, a full stop and the instant in seconds.
 * The other header, which signs the instant alone, does not cover the body and is not read.
 * docs/rules/payments.md#signature-of-kushkis-webhooks.
 */
export function readKushkiWebhook(
  { headers, body }: WebhookRequest,
  secrets: ProviderContext['secrets'],
  now: number,
): Webhook | null {
  const { webhookSecret = '' } = secrets;
  const id = headers['x-kushki-id'] ?? '';
  const given = headers['x-kushki-signature'] ?? '';
  if (webhookSecret === '' || !/^\d{10}$/u.test(id)) return null;
  const expected = createHmac('sha256', webhookSecret).update(body).update(`.${id}`).digest('hex');
  if (!isSameText(given, expected) || Math.abs(now - Number(id) * 1_000) > maxAgeMs) return null;
  const read = readCardWebhook(body);
  if (read === null) return null;
  const { ticketNumber, ticket_number, transaction_status: status } = read;
  const providerRef = ticketNumber ?? ticket_number ?? null;
  const merchantRef =
    read.metadata?.merchantRef ?? read.externalReferenceId ?? read.external_reference_id ?? null;
  if (providerRef === null && merchantRef === null) return null;
  return {
    proof: 'signed',
    eventId: providerRef === null ? null : `${providerRef}:${status ?? ''}`,
    merchantRef,
    providerRef,
    objectId: null,
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

export const kushkiWebhooks: ProviderWebhooks = {
  read: readKushkiWebhook,
  answer: 'receipt',
  responseBody: '',
};
