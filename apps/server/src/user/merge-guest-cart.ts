import { mergeCarts } from '@comanda/domain/cart/merge-carts.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { findLiveCart, updateCart } from '../cart/shopping-cart.rows.ts';
import { deleteLiveCart, lockLiveCarts, moveCarts } from '../cart/move-carts.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Gives a guest's carts to the user who the guest turned out to be. Both live carts become one,
 * with the larger count of each selection; the store and the address are those of the user's cart.
 * Ordered carts follow their orders. Safe to repeat. `now`: milliseconds.
 * docs/rules/remote-cart.md#cart-of-a-guest-who-logs-in.
 */
export async function mergeGuestCart(
  tx: Tx,
  { guestId, userId }: { guestId: UserId; userId: UserId },
  now: number,
): Promise<void> {
  await lockLiveCarts(tx, [guestId, userId]);
  const [guests, users] = [await findLiveCart(tx, guestId), await findLiveCart(tx, userId)];
  if (guests && users) {
    const { lines, added } = mergeCarts(users.lines, guests.lines);
    const updatedAt = isoOf(now);
    if (added.length > 0) await updateCart(tx, { ...users, userId, lines, updatedAt });
    await deleteLiveCart(tx, guestId);
  }
  await moveCarts(tx, guestId, userId);
}
