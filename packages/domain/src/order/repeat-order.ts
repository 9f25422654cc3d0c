import type { Pick } from '../cart/cart.ts';
import type { LineInput } from '../cart/edit-cart.ts';
import { checkAvailability, type SaleMoment } from '../menu/check-availability.ts';
import { checkPicks } from '../menu/check-picks.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Order, OrderProduct } from './order.ts';

/** What can be ordered again as it was, and the names of what cannot. */
export type RepeatedLines = { lines: readonly LineInput[]; dropped: readonly string[] };

/** The lines of an earlier order against today's menu: nothing is swapped in silence (docs/rules/orders.md#repeat-order). */
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

/** Null when today's menu has no such modifier. */
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
