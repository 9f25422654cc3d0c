import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import type { ProviderWebhooks } from '../../provider/provider-webhooks.ts';
import { getnetNotification } from './getnet-wire.ts';

/**
 * Reads the gateway's only notification of a session. Its signature covers session, status and
 * date, so nothing else in it is read. The older signature by SHA-1 is refused.
 */
export const readGetnetWebhook: ProviderWebhooks['read'] = (
  { method, body },
  { secretKey = '' },
) => {
  const read = method === 'POST' ? v.safeParse(getnetNotification, parseJsonBody(body)) : null;
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

const signatureOf = (requestId: string, status: string, date: string, secretKey: string): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secretKey}`).digest('hex')}`;

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
