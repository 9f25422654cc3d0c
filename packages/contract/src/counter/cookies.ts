/**
 * Cookies of the counter, which no script of a page can read: the token of the session and the
 * token of the device. docs/rules/counter-staff.md#cookies-of-the-counter.
 */
export const counterCookies = { session: 'counter-session', device: 'counter-device' } as const;

/**
 * Path of both cookies: the browser sends them with calls of the counter, and with nothing else.
 */
export const counterCookiePath = '/v1/counter';
