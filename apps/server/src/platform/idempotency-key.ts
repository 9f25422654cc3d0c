import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { hash } from 'node:crypto';

/**
 * Key of one placement of an order. `derived`: the client sent no key. `bodyHash` distinguishes a
 * repetition from another request with the same key.
 */
export type IdempotencyKey = { key: string; derived: boolean; bodyHash: string };

const visibleAscii = /^[\x21-\x7e]+$/;
const isKey = (header: string): boolean =>
  header.length <= fieldLengths.idempotencyKey && visibleAscii.test(header);

/** A version of a stored cart that a request was made from. */
export type CartVersion = { cartId: string; cartVersion: number };

/**
 * Returns the client's key, or one derived from the cart's version that the request names, or else
 * from the request (`body` has its fields in the contract's order, so equal requests have equal
 * text). null if the client's key is invalid: a key has 1 to 200 visible ASCII characters.
 * docs/rules/orders.md#derived-key.
 */
export function readIdempotencyKey(
  header: string | undefined,
  body: unknown,
  cart: CartVersion | null = null,
): IdempotencyKey | null {
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url');
  if (header !== undefined)
    return isKey(header) ? { key: `sent:${header}`, derived: false, bodyHash } : null;
  const content = cart === null ? bodyHash : `cart:${cart.cartId}:${cart.cartVersion}`;
  return { key: `derived:${content}`, derived: true, bodyHash };
}
