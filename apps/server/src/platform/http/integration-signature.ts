import {
  signatureStorageMarginMs,
  signatureToleranceMs,
} from '@comanda/domain/session/token-lifetimes.ts';
import { createHmac } from 'node:crypto';
import { readHost } from './request-host.ts';
import { constantTimeEqual } from './signed-token.ts';

/** Unix seconds; decimals distinguish two calls within one second. */
const timestampShape = /^\d{1,12}(?:\.\d{1,9})?$/;

/**
 * `host`: {@link signedHost}. `target`: path and query as sent. `body`: as sent, empty if there is
 * none.
 */
export type SignedRequest = {
  readonly method: string;
  readonly host: string;
  readonly target: string;
  readonly body: string;
};

/**
 * Returns the host of a Host header, or of an address that is called, as signatures cover it: the
 * name in lower case, without the port, which proxies drop, and without a final dot. Empty for a
 * header that no client sends.
 */
export const signedHost = (host: string | undefined): string => readHost(host)?.name ?? '';

/**
 * Returns the hex HMAC-SHA256 of `<timestamp>.<METHOD> <host><path and query>.<body>`, for calls in
 * both directions. docs/rules/people.md#signature-of-an-integration-call.
 */
export const signIntegrationCall = (
  key: string,
  timestamp: string,
  { method, host, target, body }: SignedRequest,
): string =>
  createHmac('sha256', key).update(`${timestamp}.${method} ${host}${target}.${body}`).digest('hex');

export type SignedCall = SignedRequest & {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
};

/** True if the call was signed with this key at most 300 s before or after `now` (milliseconds). */
export function isSignedCall(key: string, call: SignedCall, now: number): boolean {
  const { timestamp, signature } = call;
  if (timestamp === undefined || signature === undefined || !timestampShape.test(timestamp))
    return false;
  if (Math.abs(now - Number(timestamp) * 1_000) > signatureToleranceMs) return false;
  return constantTimeEqual(signature.toLowerCase(), signIntegrationCall(key, timestamp, call));
}

/** Returns the time until which a used signature is stored, in milliseconds since the epoch. */
export const signatureExpiry = (timestamp: string): number =>
  Number(timestamp) * 1_000 + signatureToleranceMs + signatureStorageMarginMs;
