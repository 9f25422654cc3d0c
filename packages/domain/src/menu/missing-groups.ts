import type { Pick } from '../cart/cart.ts';
import type { ModifierGroup, Product } from './menu.ts';
import { groupsOf, type MenuIndex } from './menu-index.ts';
import { pickedUnits } from './select-option.ts';

export type MissingGroup = { group: ModifierGroup; missing: number };

/** Returns the groups with too few units, in their order, with the number of missing units. */
export function missingGroups(
  product: Product,
  index: MenuIndex,
  picks: readonly Pick[],
): readonly MissingGroup[] {
  return groupsOf(product, index, picks)
    .map((group) => ({ group, missing: minimumUnits(group) - pickedUnits(picks, group) }))
    .filter(({ missing }) => missing > 0);
}

/** A required group needs its minimum and at least one unit; any other group needs none. */
const minimumUnits = (group: ModifierGroup): number =>
  group.required ? Math.max(1, group.minimum) : 0;
