import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed difference between the clocks of both sides, in seconds. */
const toleranceSeconds = 300;

/**
 * The signed parts of a call: `host` is the name of the host that is called, without a port,
 * `target` its path and query as sent, `rawBody` its body as sent.
 */
export type SignedParts = { method: string; host: string; target: string; rawBody: string };

/**
 * Returns the hex HMAC-SHA256 of `<timestamp>.<METHOD> <host><path and query>.<raw body>`. The
 * timestamp is text in Unix seconds.
 */
export const signCall = (
  key: string,
  timestamp: string,
  { method, host, target, rawBody }: SignedParts,
): string =>
  createHmac('sha256', key)
    .update(`${timestamp}.${method} ${host}${target}.${rawBody}`)
    .digest('hex');

type SignatureCheck = SignedParts & { key: string; timestamp: string; signature: string };

/** True if the key made the signature and the timestamp is fresh. `now` in milliseconds. */
export function isSignatureValid(
  { key, timestamp, signature, ...sent }: SignatureCheck,
  now: number,
): boolean {
  if (
    !/^\d{1,12}(?:\.\d{1,9})?$/.test(timestamp) ||
    Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds
  )
    return false;
  const [actual, expected] = [
    Buffer.from(signature.toLowerCase()),
    Buffer.from(signCall(key, timestamp, sent)),
  ];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
