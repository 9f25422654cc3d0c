import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { wireCode } from '../../../platform/calls/wire-fields.ts';
import type { ProviderWebhooks } from '../../provider/provider-webhooks.ts';

/** `date` stays as it was sent: the signature covers its characters. */
const notification = v.object({
  status: v.object({ status: wireCode, date: wireCode }),
  requestId: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,16}$/u)),
  signature: wireCode,
});

/**
 * Reads the gateway's only notification of a session. Its signature covers session, status and date, so nothing else in it is read. The older
 * signature by SHA-1 is refused.
 */
export const readGetnetWebhook: ProviderWebhooks['read'] = (
  { method, body },
  { secretKey = '' },
) => {
  const read = method === 'POST' ? v.safeParse(notification, parsed(body)) : null;
  if (!read?.success || secretKey === '') return null;
  const { status, requestId, signature } = read.output;
  const expected = signatureOf(requestId, status.status, status.date, secretKey);
  if (!isEqual(signature, expected)) return null;
  return {
    proof: 'signed',
    eventId: `${requestId} ${status.status} ${status.date}`,
    merchantRef: null,
    providerRef: requestId,
    objectId: null,
  };
};

export const signatureOf = (
  requestId: string,
  status: string,
  date: string,
  secretKey: string,
): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secretKey}`).digest('hex')}`;

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
