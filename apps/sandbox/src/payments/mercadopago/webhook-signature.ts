import { createHmac } from 'node:crypto';

/**
 * The `x-signature` of a webhook: an HMAC over the id of the object, the id of the request and the
 * time. The body is not signed.
 */
export function webhookSignature(
  objectId: string,
  requestId: string,
  ts: string,
  secret: string,
): string {
  const manifest = `id:${objectId.toLowerCase()};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
}
