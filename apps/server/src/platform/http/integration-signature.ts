import { createHmac } from 'node:crypto';
import { sameText } from './signed-token.ts';

const toleranceSeconds = 300;

/** Hex HMAC-SHA256 of `<timestamp>.<content>`; `timestamp` is Unix seconds as text, `content` what {@link signedContent} answers. decisions §4. */
export const signIntegrationCall = (key: string, timestamp: string, content: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${content}`).digest('hex');

type Sent = { method: string; url: string; rawBody: string };

/**
 * What a call's signature covers: its body as sent. A GET has none, so its method, path and query as sent stand instead; a body is JSON and
 * never reads `GET /…`, so that no signature of one kind is worth anything for the other.
 */
export const signedContent = ({ method, url, rawBody }: Sent): string => (method === 'GET' ? `GET ${url}` : rawBody);

type SignedCall = { timestamp: string | undefined; signature: string | undefined; content: string };

/** Whether the call was signed with this key at most 300 s away from `now` (milliseconds). */
export function isSignedCall(key: string, { timestamp, signature, content }: SignedCall, now: number): boolean {
  if (timestamp === undefined || signature === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  return sameText(signature.toLowerCase(), signIntegrationCall(key, timestamp, content));
}
