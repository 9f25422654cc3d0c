import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the other side's clock may be off, in seconds. */
const toleranceSeconds = 300;

/** Hex HMAC-SHA256 of `<timestamp>.<raw body>`; the timestamp is in Unix seconds, as text. */
export const sign = (key: string, timestamp: string, rawBody: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest('hex');

type Signed = { key: string; timestamp: string; signature: string; rawBody: string };

/** Whether the call comes from who holds the key, and is fresh. `now` in milliseconds. */
export function isSigned({ key, timestamp, signature, rawBody }: Signed, now: number): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  const [given, expected] = [Buffer.from(signature.toLowerCase()), Buffer.from(sign(key, timestamp, rawBody))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
