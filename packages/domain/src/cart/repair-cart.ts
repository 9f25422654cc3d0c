import type { MenuIndex } from '../menu/menu-index.ts';
import { missingGroups } from '../menu/missing-groups.ts';
import { withoutOrphans } from '../menu/select-option.ts';
import type { Cart, CartLine } from './cart.ts';
import type { LineProblem } from './check-cart.ts';
import { removeLine, replaceLine, setCount } from './edit-cart.ts';

/**
 * The repair of a line that cannot be sold as it is. removed: the line is removed; trimmed: its
 * unavailable options are removed; fewer: its count is lowered to the units left.
 */
export type Repair = { problem: LineProblem } & (
  { kind: 'removed' } | { kind: 'trimmed' } | { kind: 'fewer'; count: number }
);

/**
 * Returns the cart that can be sold, with the repair of each line. It retains as much of the
 * shopper's choice as possible. docs/rules/cart.md#repair-of-a-cart.
 */
export function repairCart(
  cart: Cart,
  problems: readonly LineProblem[],
  index: MenuIndex,
): { cart: Cart; repairs: readonly Repair[] } {
  let repaired = cart;
  const repairs: Repair[] = [];
  for (const problem of problems) {
    const line = cart.lines.find((one) => one.hash === problem.hash);
    if (line === undefined) continue;
    const trimmed = trimmedLine(line, problem, index);
    if (trimmed !== null) {
      repaired = replaceLine(repaired, line.hash, trimmed);
      repairs.push({ kind: 'trimmed', problem });
    } else if (problem.left !== null && problem.left > 0) {
      repaired = setCount(repaired, line.hash, problem.left);
      repairs.push({ kind: 'fewer', count: problem.left, problem });
    } else {
      repaired = removeLine(repaired, line.hash).cart;
      repairs.push({ kind: 'removed', problem });
    }
  }
  return { cart: repaired, repairs };
}

/** Returns the line without its unavailable options, or null if it cannot be sold without them. */
function trimmedLine(
  line: CartLine,
  { reason, modifierIds }: LineProblem,
  index: MenuIndex,
): CartLine | null {
  const product = index.productById.get(line.productId);
  if (reason !== 'picks' || modifierIds.length === 0 || product === undefined) return null;
  const kept = line.picks.filter((pick) => !modifierIds.includes(pick.modifierId));
  const picks = withoutOrphans(kept, product, index);
  return missingGroups(product, index, picks).length === 0 ? { ...line, picks } : null;
}
