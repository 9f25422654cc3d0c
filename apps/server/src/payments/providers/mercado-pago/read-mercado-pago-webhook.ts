import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@comanda/domain/duration.ts';
import type {
  ProviderWebhooks,
  Webhook,
  WebhookRequest,
} from '../../provider/provider-webhooks.ts';

/**
 * Messages are repeated for days. An older one is not believed; a repeated one only causes a poll.
 */
const longestAgeMs = 7 * dayMs;
const objectIdSigns = /^[A-Za-z0-9-]{1,64}$/u;

/**
 * Reads a message. The signature covers the object's id out of the address, the id of the request
 * and the time, never the body. A message in the older form (`topic`, `id`) is not signed; its
 * object is asked for all the same.
 */
export const readMercadoPagoWebhook: ProviderWebhooks['read'] = (request, secrets, now) => {
  const { query } = request;
  if (query.has('data.id')) return readSigned(request, secrets['webhookSecret'] ?? '', now);
  const objectId = query.get('id') ?? '';
  return query.get('topic') === 'payment' && /^\d{1,20}$/u.test(objectId)
    ? { proof: 'none', eventId: null, merchantRef: null, providerRef: null, objectId }
    : null;
};

function readSigned(
  { query, headers }: WebhookRequest,
  secret: string,
  now: number,
): Webhook | null {
  const objectId = query.get('data.id') ?? '';
  const requestId = headers['x-request-id'] ?? '';
  const signature = readSignature(headers['x-signature'] ?? '');
  if (secret === '' || signature === null || !objectIdSigns.test(objectId)) return null;
  const { ts, v1 } = signature;
  if (!isEqual(v1, signatureOf(objectId, requestId, ts, secret))) return null;
  if (Math.abs(now - instantOf(ts)) > longestAgeMs) return null;
  const isPayment = (query.get('type') ?? 'payment') === 'payment';
  return {
    proof: 'signed',
    eventId: `${objectId} ${requestId} ${ts}`,
    merchantRef: null,
    providerRef: null,
    objectId: isPayment ? objectId : null,
  };
}

/**
 * The HMAC over the signed values. Values that are missing are left out, as in the provider's own
 * library.
 */
export function signatureOf(
  objectId: string,
  requestId: string,
  ts: string,
  secret: string,
): string {
  const parts = [
    objectId === '' ? '' : `id:${objectId.toLowerCase()};`,
    requestId === '' ? '' : `request-id:${requestId};`,
    `ts:${ts};`,
  ];
  return createHmac('sha256', secret).update(parts.join('')).digest('hex');
}

function readSignature(header: string): { ts: string; v1: string } | null {
  const parts = new URLSearchParams(header.replaceAll(/\s/gu, '').replaceAll(',', '&'));
  const [ts, v1] = [parts.get('ts') ?? '', parts.get('v1') ?? ''];
  return /^\d{10,13}$/u.test(ts) && /^[0-9a-f]{64}$/u.test(v1) ? { ts, v1 } : null;
}

/** Some messages carry seconds and others milliseconds. */
const instantOf = (ts: string): number => (ts.length <= 10 ? Number(ts) * 1_000 : Number(ts));

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
