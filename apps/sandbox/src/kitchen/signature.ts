import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the other side's clock may be off, in seconds. */
const toleranceSeconds = 300;

/** What is signed of a call: `target` is its path and query as sent, `rawBody` its body as sent. */
export type SignedParts = { method: string; target: string; rawBody: string };

/** Hex HMAC-SHA256 of `<timestamp>.<METHOD> <path and query>.<raw body>`; the timestamp is in Unix seconds, as text. */
export const signCall = (
  key: string,
  timestamp: string,
  { method, target, rawBody }: SignedParts,
): string =>
  createHmac('sha256', key).update(`${timestamp}.${method} ${target}.${rawBody}`).digest('hex');

type SignatureCheck = SignedParts & { key: string; timestamp: string; signature: string };

/** Whether the call comes from who holds the key, and is fresh. `now` in milliseconds. */
export function isSignatureValid(
  { key, timestamp, signature, ...sent }: SignatureCheck,
  now: number,
): boolean {
  if (
    !/^\d{1,12}(?:\.\d{1,9})?$/.test(timestamp) ||
    Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds
  )
    return false;
  const [given, expected] = [
    Buffer.from(signature.toLowerCase()),
    Buffer.from(signCall(key, timestamp, sent)),
  ];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
