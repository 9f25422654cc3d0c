import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const keyCache = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const cached = keyCache.get(secret);
  if (cached) return cached;
  const key = createSecretKey(secret, 'utf8');
  keyCache.set(secret, key);
  return key;
}

const hmacOf = (secret: string, text: string): string =>
  createHmac('sha256', keyOf(secret)).update(text).digest('base64url');

/** Purpose of a token: a token of one purpose is never accepted for another. */
export type Purpose =
  | 'create-user'
  | 'job'
  | 'end-sessions'
  | 'payment-webhook'
  | 'printer'
  | 'survey'
  | 'unsubscribe'
  | 'rider';

/**
 * Creates a token that is not stored: the facts it binds (without dots), its expiry (milliseconds
 * since the epoch) and an HMAC-SHA256 over purpose, facts and expiry. Format:
 * `<fact>.<fact>.<expiry in base 36>.<seal>`.
 */
export function signToken(
  secret: string,
  purpose: Purpose,
  facts: readonly string[],
  expiresAt: number,
): string {
  const text = [...facts, expiresAt.toString(36)].join('.');
  return `${text}.${hmacOf(secret, `${purpose}.${text}`)}`;
}

/**
 * Returns the facts and the expiry of a token that this server sealed for this purpose; null if it
 * is forged or expired.
 */
export function readToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now: number,
): { facts: readonly string[]; expiresAt: number } | null {
  if (token.length > 400) return null;
  const end = token.lastIndexOf('.');
  const text = token.slice(0, end);
  if (end < 0 || !constantTimeEqual(token.slice(end + 1), hmacOf(secret, `${purpose}.${text}`)))
    return null;
  const parts = text.split('.');
  const expiresAt = Number.parseInt(parts.pop() ?? '', 36);
  return expiresAt > now ? { facts: parts, expiresAt } : null;
}

/** Compares two texts in constant time, so that the duration does not reveal where they differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
