import { createHmac } from 'node:crypto';
import { sameText } from './signed-token.ts';

const toleranceSeconds = 300;

/** Hex HMAC-SHA256 of `<timestamp>.<raw body>`; `timestamp` is Unix seconds as text. decisions §4. */
export const signIntegrationCall = (key: string, timestamp: string, rawBody: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest('hex');

type SignedCall = { timestamp: string | undefined; signature: string | undefined; rawBody: string };

/** Whether the call was signed with this key at most 300 s away from `now` (milliseconds). */
export function isSignedCall(key: string, { timestamp, signature, rawBody }: SignedCall, now: number): boolean {
  if (timestamp === undefined || signature === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  return sameText(signature.toLowerCase(), signIntegrationCall(key, timestamp, rawBody));
}
