import { createHmac } from 'node:crypto';
import { constantTimeEqual } from './signed-token.ts';

const toleranceSeconds = 300;
/** Clocks of our own servers differ a little: a signature is remembered longer than it is accepted. */
const marginSeconds = 60;
/** Unix seconds; decimals tell apart what is said twice within a second. */
const timestampShape = /^\d{1,12}(?:\.\d{1,9})?$/;

/** `target`: path and query as sent; `body`: as sent, empty when there is none. */
export type SignedRequest = {
  readonly method: string;
  readonly target: string;
  readonly body: string;
};

/** Hex HMAC-SHA256 of `<timestamp>.<METHOD> <path and query>.<body>`, whoever calls whom. docs/rules/people.md#signature-of-an-integration-call. */
export const signIntegrationCall = (
  key: string,
  timestamp: string,
  { method, target, body }: SignedRequest,
): string =>
  createHmac('sha256', key).update(`${timestamp}.${method} ${target}.${body}`).digest('hex');

export type SignedCall = SignedRequest & {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
};

/** Whether the call was signed with this key at most 300 s away from `now` (milliseconds). */
export function isSignedCall(key: string, call: SignedCall, now: number): boolean {
  const { timestamp, signature } = call;
  if (timestamp === undefined || signature === undefined || !timestampShape.test(timestamp))
    return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  return constantTimeEqual(signature.toLowerCase(), signIntegrationCall(key, timestamp, call));
}

/** Until when a signature with this timestamp is remembered; milliseconds. */
export const signatureExpiry = (timestamp: string): number =>
  (Number(timestamp) + toleranceSeconds + marginSeconds) * 1_000;
