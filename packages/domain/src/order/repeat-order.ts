import type { Pick } from '../cart/cart.ts';
import type { LineInput } from '../cart/edit-cart.ts';
import { checkAvailability, type SaleMoment } from '../menu/check-availability.ts';
import { checkPicks } from '../menu/check-picks.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Order, OrderProduct } from './order.ts';

/** The lines that can be ordered again unchanged, and the names of the other lines. */
export type RepeatedLines = { lines: readonly LineInput[]; dropped: readonly string[] };

/**
 * Returns the lines of an earlier order with today's menu. No product or option is replaced by
 * another. docs/rules/orders.md#repeat-order.
 */
export function repeatOrder(
  order: { products: Order['products'] },
  index: MenuIndex,
  moment: SaleMoment,
): RepeatedLines {
  const attempted = order.products.map((sold) => ({ sold, line: lineOf(sold, index, moment) }));
  return {
    lines: attempted.flatMap(({ line }) => line ?? []),
    dropped: attempted.filter(({ line }) => line === null).map(({ sold }) => sold.name),
  };
}

function lineOf(sold: OrderProduct, index: MenuIndex, moment: SaleMoment): LineInput | null {
  const product = index.productById.get(sold.productId);
  const picks = sold.modifiers.map((modifier) => pickOf(modifier, index));
  if (product === undefined || !picks.every((pick) => pick !== null)) return null;
  const isSold =
    checkAvailability(product, index, moment).kind === 'available' &&
    checkPicks(product, index, picks, moment.now).length === 0;
  return isSold
    ? { productId: product.id, count: sold.quantity, instructions: sold.instructions, picks }
    : null;
}

/** Returns null if today's menu has no such modifier. */
function pickOf(sold: OrderProduct['modifiers'][number], index: MenuIndex): Pick | null {
  const known = index.modifierById.get(sold.id);
  if (known === undefined) return null;
  const { modifier, group } = known;
  return {
    groupId: group.id,
    modifierId: modifier.id,
    quantity: sold.quantity,
    parentId: group.parentModifierId,
  };
}
