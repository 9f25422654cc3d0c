import type { MenuIndex } from '../menu/menu-index.ts';
import { missingGroups, withoutOrphans } from '../menu/select-option.ts';
import type { Cart, CartLine } from './cart.ts';
import type { LineProblem } from './check-cart.ts';
import { removeLine, replaceLine, setCount } from './edit-cart.ts';

/**
 * What becomes of a line that cannot be sold as it stands. removed: it goes; trimmed: it stays without the options that are gone; fewer:
 * it stays with the units that are left.
 */
export type Repair = { problem: LineProblem } & (
  { kind: 'removed' } | { kind: 'trimmed' } | { kind: 'fewer'; count: number }
);

/** The cart that can be sold, and what was done to each line to get there. It keeps as much as it can of what was chosen. docs/rules/cart.md#repair-of-a-cart. */
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

/** The line without the options that are gone, or null when it cannot be sold without them. */
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
