import { counterCookiePath, counterCookies } from '@comanda/contract/counter/cookies.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { hashToken, tenantOfToken } from '../session/tokens.ts';
import {
  type AnswerWithCookies,
  answerWithCookies,
  setCookie,
} from '../platform/http/answer-with-cookies.ts';
import { readCookie } from '../platform/http/read-cookie.ts';
import type { Scheme } from '../platform/http/request-host.ts';

type Caller = { tenant: { id: TenantId }; header(name: string): string | undefined };

/** Milliseconds for which a browser keeps the token of a device after the last sign-in on it. */
const deviceCookieMs = 365 * dayMs;

/** Returns the token that a call sends in a cookie; null: none of this brand. */
function tokenIn(call: Caller, name: string): string | null {
  const token = readCookie(call.header('cookie'), name);
  return token !== null && tenantOfToken(token) === call.tenant.id ? token : null;
}

export const deviceTokenOf = (call: Caller): string | null => tokenIn(call, counterCookies.device);

/** Returns the hash of the device token that a call sends; null: it sends none of this brand. */
export function deviceTokenHashOf(call: Caller): string | null {
  const token = deviceTokenOf(call);
  return token === null ? null : hashToken(token);
}

/**
 * Returns the hash of the token of the session that this browser had before; null: none of this
 * brand.
 */
export function earlierSessionHashOf(call: Caller): string | null {
  const token = tokenIn(call, counterCookies.session);
  return token === null ? null : hashToken(token);
}

type SignedIn<T> = { token: string; deviceToken: string; answer: T & { expiresAt: string } };

/**
 * Adds the tokens of a sign-in to its answer, as cookies.
 * docs/rules/counter-staff.md#cookies-of-the-counter.
 */
export const withCounterCookies = <T>(
  { scheme, now }: { scheme: Scheme; now: number },
  { token, deviceToken, answer }: SignedIn<T>,
): AnswerWithCookies<T> =>
  answerWithCookies<T>(answer, [
    setCookie(cookieOf('session', token, Math.max(0, instantOf(answer.expiresAt) - now)), scheme),
    setCookie(cookieOf('device', deviceToken, deviceCookieMs), scheme),
  ]);

/** Deletes both cookies of a browser that signs its device out. */
export const withoutCounterCookies = ({ scheme }: { scheme: Scheme }) =>
  answerWithCookies(null, [
    setCookie(cookieOf('session', '', 0), scheme),
    setCookie(cookieOf('device', '', 0), scheme),
  ]);

const cookieOf = (which: keyof typeof counterCookies, value: string, maxAgeMs: number) => ({
  name: counterCookies[which],
  value,
  path: counterCookiePath,
  maxAgeMs,
});
