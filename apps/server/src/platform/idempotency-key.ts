import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { hash } from 'node:crypto';

/**
 * Key of one placement of an order. `derived`: the client sent no key. `bodyHash` distinguishes a repetition from another request with the
 * same key.
 */
export type IdempotencyKey = { key: string; derived: boolean; bodyHash: string };

const visibleAscii = /^[\x21-\x7e]+$/;
const isKey = (header: string): boolean =>
  header.length <= fieldLengths.idempotencyKey && visibleAscii.test(header);

/**
 * Returns the client's key, or one derived from the request (`body` has its fields in the contract's order, so equal requests have equal
 * text). null if the client's key is invalid: a key has 1 to 200 visible ASCII characters.
 */
export function readIdempotencyKey(
  header: string | undefined,
  body: unknown,
): IdempotencyKey | null {
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url');
  if (header === undefined) return { key: `derived:${bodyHash}`, derived: true, bodyHash };
  return isKey(header) ? { key: `sent:${header}`, derived: false, bodyHash } : null;
}
