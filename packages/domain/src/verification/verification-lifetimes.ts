import { minuteMs } from '../duration.ts';

/** Milliseconds for which a verification code is valid. docs/rules/login.md#verification-code. */
export const verificationLifetimeMs = 10 * minuteMs;

/**
 * Milliseconds after a mail until the next one may be asked for.
 * docs/rules/login.md#same-code-again.
 */
export const resendPauseMs = minuteMs;

/**
 * A code is mailed again if it is valid for at least these milliseconds; else a new one is made.
 * docs/rules/login.md#same-code-again.
 */
export const resendMinimumMs = 3 * minuteMs;
