import type { CartId, OrderId } from '../ids.ts';
import type { CartLine } from './cart.ts';
import { cartFingerprint, mergeCarts } from './merge-carts.ts';

/** The cart as the server has it. */
type SavedCart = { id: CartId; version: number; lines: readonly CartLine[] };

/**
 * Returns the saved cart of a person if it is live. A cart that was ordered is none any more, so a
 * browser that still has it empties its own. docs/rules/remote-cart.md#which-cart-is-taken.
 */
export const liveCart = <Saved extends { orderId: OrderId | null }>(
  saved: Saved | null,
): Saved | null => (saved === null || saved.orderId !== null ? null : saved);

/** The last cart that this browser and the server had in common. `fingerprint`: of its lines. */
type CommonCart = { id: CartId; version: number; fingerprint: string };

/**
 * `saved` null: the person has no live cart. `common` null: this browser never had a cart in common
 * with the server. `isCheckout`: the shopper is in checkout.
 */
export type CartFacts = {
  local: readonly CartLine[];
  saved: SavedCart | null;
  common: CommonCart | null;
  isCheckout: boolean;
};

/**
 * `lines`: the cart of this browser from now on. `added`: the units that came in. `mustSend`: the
 * server has another cart.
 */
export type Reconciliation = {
  lines: readonly CartLine[];
  added: readonly CartLine[];
  mustSend: boolean;
};

/**
 * Decides on the cart of a browser and the person's saved cart. In checkout the browser's cart is
 * kept. If only one of the two changed since they were last the same, that one is taken; a saved
 * cart that is gone was ordered or emptied elsewhere. If both changed, they merge.
 * docs/rules/remote-cart.md#which-cart-is-taken.
 */
export function reconcileCarts({ local, saved, common, isCheckout }: CartFacts): Reconciliation {
  const own = cartFingerprint(local);
  const isUnchanged = common !== null && common.fingerprint === own && !isCheckout;
  if (saved === null)
    return isUnchanged
      ? { lines: [], added: [], mustSend: false }
      : { lines: local, added: [], mustSend: local.length > 0 };
  const differs = (lines: readonly CartLine[]): boolean =>
    cartFingerprint(lines) !== cartFingerprint(saved.lines);
  const isSavedUnchanged = common?.id === saved.id && common.version === saved.version;
  if (isCheckout || isSavedUnchanged) return { lines: local, added: [], mustSend: differs(local) };
  const { lines, added } = mergeCarts(local, saved.lines);
  return isUnchanged
    ? { lines: saved.lines, added, mustSend: false }
    : { lines, added, mustSend: differs(lines) };
}
