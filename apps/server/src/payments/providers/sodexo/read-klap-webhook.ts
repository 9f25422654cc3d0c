import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { Webhook, WebhookRequest } from '../../provider/provider-webhooks.ts';
import { klapWebhook } from './klap-wire.ts';

/**
 * Reads a webhook of Klap. Its header is a hash of both references and the brand's key: it is the
 * same for every webhook of an order and covers no amount, so a webhook only names the payment.
 * null: the hash is not ours. Pure.
 */
export function readKlapWebhook(
  { method, headers, body }: WebhookRequest,
  secrets: ProviderContext['secrets'],
): Webhook | null {
  const read = method === 'POST' ? v.safeParse(klapWebhook, parseJsonBody(body)) : null;
  const apiKey = secrets['apiKey'];
  if (!read?.success || !apiKey) return null;
  const { order_id: providerRef, reference_id: merchantRef } = read.output;
  if (!isProof(headers['apikey'], `${merchantRef}${providerRef}${apiKey}`)) return null;
  return { proof: 'shared', eventId: null, merchantRef, providerRef, objectId: null };
}

function isProof(given: string | undefined, text: string): boolean {
  if (given === undefined || !/^[0-9a-f]{64}$/iu.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHash('sha256').update(text).digest());
}
