import type { CartLine } from './cart.ts';
import { maxLineCount, maxLines } from './cart-limits.ts';
import { lineHash } from './line-hash.ts';

/**
 * `lines`: the merged cart. `added`: the saved lines that the local cart lacked, or had fewer units
 * of, with the units that came in.
 */
export type CartMerge = { lines: readonly CartLine[]; added: readonly CartLine[] };

const noLines: readonly CartLine[] = [];

/**
 * Merges a saved cart into the local one: every selection once, with the larger of its two counts,
 * never their sum. The local lines come first and keep their order. A merged cart has 100 lines at
 * most; saved lines that no longer fit are left out.
 * docs/rules/remote-cart.md#merge-by-the-larger-count.
 */
export function mergeCarts(local: readonly CartLine[], saved: readonly CartLine[]): CartMerge {
  const own = byHash(local);
  const merged = new Map(own);
  const added: CartLine[] = [];
  for (const [hash, line] of byHash(saved)) {
    const before = own.get(hash)?.count ?? 0;
    if (line.count <= before || (before === 0 && merged.size === maxLines)) continue;
    merged.set(hash, { ...(own.get(hash) ?? line), count: line.count });
    added.push({ ...line, count: line.count - before });
  }
  return { lines: [...merged.values()], added };
}

/**
 * Returns the lines with the hash of their selection, whatever key they came with, each selection
 * once and within the limits of a cart.
 */
export const normalLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  mergeCarts(lines, noLines).lines;

function byHash(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  const result = new Map<string, CartLine>();
  for (const line of lines) {
    const hash = lineHash(line.productId, line.picks, line.instructions);
    const same = result.get(hash);
    if (same === undefined && result.size === maxLines) continue;
    const count = Math.min(maxLineCount, Math.max(line.count, same?.count ?? 0));
    result.set(hash, { ...(same ?? line), hash, count });
  }
  return result;
}

/**
 * Returns a text that is equal for carts with the same selections and counts, in any order. It
 * tells whether a cart has to be sent.
 */
export const cartFingerprint = (lines: readonly CartLine[]): string =>
  lines
    .map(({ hash, count }) => `${hash}*${count}`)
    .toSorted()
    .join(' ');
