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

/** What a token is for: a token of one purpose never passes as one of another. */
export type Purpose = 'create-user' | 'job';

/**
 * A token nobody stores: the facts it binds (no dots in them), its end (milliseconds since epoch) and an HMAC-SHA256 over purpose,
 * facts and end. Shape: `<fact>.<fact>.<end in base 36>.<seal>`.
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

/** The facts of a token that we sealed for this purpose and that has not ended, with its end; else null. */
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

/** Compares without telling by its duration where two texts differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
