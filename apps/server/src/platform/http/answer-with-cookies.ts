import type { Scheme } from './request-host.ts';

const kind = Symbol('answer with cookies');

/** An answer that also sets cookies. `cookies`: values of Set-Cookie. */
export type AnswerWithCookies<T> = {
  readonly kind: typeof kind;
  readonly answer: T;
  readonly cookies: readonly string[];
};

export const answerWithCookies = <T>(
  answer: T,
  cookies: readonly string[],
): AnswerWithCookies<T> => ({ kind, answer, cookies });

export const isAnswerWithCookies = (value: unknown): value is AnswerWithCookies<unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** A cookie that no script reads and that no other site's page sends. `maxAgeMs` 0 deletes it. */
export type PrivateCookie = { name: string; value: string; path: string; maxAgeMs: number };

/**
 * Returns the Set-Cookie header of a cookie. Over plain HTTP, as in a demo, it is not `Secure`: a
 * browser would drop it.
 */
export const setCookie = ({ name, value, path, maxAgeMs }: PrivateCookie, scheme: Scheme): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${Math.floor(maxAgeMs / 1_000)}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(scheme === 'https' ? ['Secure'] : []),
  ].join('; ');
