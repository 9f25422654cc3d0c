import type { LineInput } from '../cart/edit-cart.ts';
import type { Pick } from '../cart/cart.ts';
import type { GroupId, ModifierId } from '../ids.ts';
import { checkAvailability, type Moment } from '../menu/check-availability.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { checkPicks } from '../menu/select-option.ts';
import type { Order, OrderProduct } from './order.ts';

/** What can be ordered again as it was, and the names of what cannot. */
export type Repeatable = { lines: readonly LineInput[]; dropped: readonly string[] };

/** The lines of an earlier order against today's menu: nothing is swapped in silence (experience §5). */
export function repeatable(order: { products: Order['products'] }, index: MenuIndex, moment: Moment): Repeatable {
  const lines: LineInput[] = [];
  const dropped: string[] = [];
  for (const sold of order.products) {
    const line = lineOf(sold);
    const product = index.productById.get(sold.productId);
    const fits = product !== undefined && checkAvailability(product, index, moment).kind === 'available' && checkPicks(product, index, line.picks, moment.now).length === 0;
    if (fits) lines.push(line);
    else dropped.push(sold.name);
  }
  return { lines, dropped };
}


const lineOf = (sold: OrderProduct): LineInput => ({
  productId: sold.productId,
  count: sold.quantity,
  instructions: sold.instructions,
  picks: sold.modifiers.map(
    (modifier): Pick => ({
      groupId: modifier.groupId as GroupId,
      modifierId: modifier.id as ModifierId,
      quantity: modifier.quantity,
      parentId: modifier.parentId as ModifierId | null,
    }),
  ),
});
