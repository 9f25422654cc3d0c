import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';

/**
 * Milliseconds of a guest's session: from the creation of the guest, and again from the end of the
 * guest's last order. docs/rules/people.md#guest-token-lifetime.
 */
export const guestSessionGraceMs = 24 * hourMs;

/**
 * Milliseconds for which an access token is valid from each day on which it is used, and those from
 * its login after which it ends at the latest. docs/rules/people.md#session-of-a-user.
 */
export const accessTokenLifetimeMs = 30 * dayMs;
export const longestSessionMs = 180 * dayMs;

/**
 * Milliseconds for which a browser is known after its last login.
 * docs/rules/people.md#known-browser.
 */
export const knownBrowserMs = 365 * dayMs;

/**
 * Milliseconds for which the link of a notice mail ends sessions.
 * docs/rules/people.md#link-that-ends-all-sessions.
 */
export const endSessionsKeyLifetimeMs = 7 * dayMs;

/**
 * Milliseconds for which a server caches a token whose end it was not told.
 * docs/rules/people.md#session-cache-of-the-server.
 */
export const sessionCacheMs = 30 * secondMs;

/**
 * Milliseconds of a job token, and those after which a repeated request gets a new one.
 * docs/rules/people.md#job-token.
 */
export const jobTokenLifetimeMs = 15 * minuteMs;
export const jobTokenRenewalMs = jobTokenLifetimeMs / 2;

/**
 * Milliseconds for which a create-user token is the same, and for which it is valid after its hour
 * has ended. docs/rules/people.md#create-user-token.
 */
export const createUserTokenPeriodMs = hourMs;
export const createUserTokenLifetimeMs = 24 * hourMs;

/**
 * Most milliseconds between the timestamp of a signed integration call and the server's clock, and
 * those for which a used signature is stored longer, because the clocks of the servers differ.
 * docs/rules/people.md#signature-of-an-integration-call.
 */
export const signatureToleranceMs = 300 * secondMs;
export const signatureStorageMarginMs = 60 * secondMs;
