import { hash } from 'node:crypto';

/** Names one placement. `derived`: the client sent no key. `bodyHash` tells a repetition from another request under the same key. */
export type IdempotencyKey = { key: string; derived: boolean; bodyHash: string };

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * The key of a request: the client's own, or one derived from what it asks for (`body` has its fields in the contract's order, so
 * equal requests have equal text). null when the client's key is no key: up to 200 visible ASCII characters.
 */
export function readIdempotencyKey(
  header: string | undefined,
  body: unknown,
): IdempotencyKey | null {
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url');
  if (header === undefined) return { key: `derived:${bodyHash}`, derived: true, bodyHash };
  return keyPattern.test(header) ? { key: `sent:${header}`, derived: false, bodyHash } : null;
}
