import type { ProductId } from '../ids.ts';
import type { Pick } from './cart.ts';

/**
 * Returns the key of a selection, the same whatever the order of picking: product, sorted picks,
 * trimmed instructions (docs/rules/cart.md#line-hash). At most 40 characters, and any text is valid
 * input. It is a key, not a secret.
 */
export function lineHash(
  productId: ProductId,
  picks: readonly Pick[],
  instructions: string,
): string {
  const selection = picks
    .map((pick) => [pick.groupId, pick.modifierId, pick.quantity].join('.'))
    .toSorted();
  const text = JSON.stringify([productId, selection, instructions.normalize('NFC').trim()]);
  return `${productId}-${digest(text, 1)}${digest(text, 2)}`;
}

/**
 * Returns 53 evenly spread bits of a text in base 36: cyrb53 by bryc (public domain). Two seeds
 * give 106 bits, so an accidental collision is practically impossible.
 */
function digest(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
