import type { ProductId } from '../ids.ts';
import type { Pick } from './cart.ts';

/**
 * Identical selections have one hash, whatever the order of picking: product, sorted picks, trimmed instructions (Spec §3,
 * decisions §9). Plain text: it is a key, not a secret.
 */
export function lineHash(productId: ProductId, picks: readonly Pick[], instructions: string): string {
  const sorted = picks.map((pick) => `${pick.groupId}.${pick.modifierId}x${pick.quantity}`).toSorted();
  return [productId, ...sorted, ...(instructions.trim() === '' ? [] : [encodeURIComponent(instructions.trim().normalize('NFC'))])].join('|');
}
