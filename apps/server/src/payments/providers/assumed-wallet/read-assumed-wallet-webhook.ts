import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import type { Webhook, WebhookRequest } from '../../provider/provider-webhooks.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { walletEvent } from './assumed-wallet-wire.ts';

/** A signature proves its message this long, in both directions (milliseconds). */
const toleranceMs = 300_000;

/**
 * Reads a webhook of the assumed protocol; null: it is not authentic. `X-Signature:
 * t=<second>,v1=<hex>` is HMAC-SHA-256 over the second, a dot and the body. The event tells only
 * which payment to ask for.
 */
export function readAssumedWalletWebhook(
  { method, headers, body }: WebhookRequest,
  secrets: ProviderContext['secrets'],
  now: number,
): Webhook | null {
  const signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(headers['x-signature'] ?? '');
  const [, second = '', hex = ''] = signature ?? [];
  const secret = secrets['webhookSecret'] ?? '';
  const isFresh = Math.abs(now - Number(second) * 1_000) <= toleranceMs;
  if (method !== 'POST' || signature === null || secret === '' || !isFresh) return null;
  if (!isSignedBy(secret, second, body, hex)) return null;
  const read = v.safeParse(walletEvent, parseJsonBody(body));
  if (!read.success) return null;
  const { event_id: eventId, payment_id: providerRef } = read.output;
  return { proof: 'signed', eventId, merchantRef: null, providerRef, objectId: null };
}

const isSignedBy = (secret: string, second: string, body: Buffer, hex: string): boolean =>
  timingSafeEqual(
    createHmac('sha256', secret).update(`${second}.`).update(body).digest(),
    Buffer.from(hex, 'hex'),
  );
