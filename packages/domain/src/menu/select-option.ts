import type { Pick } from '../cart/cart.ts';
import type { ModifierId } from '../ids.ts';
import type { Modifier, ModifierGroup, Product } from './menu.ts';
import { groupsOf, type MenuIndex } from './menu-index.ts';

/**
 * Returns how often the same modifier may be picked: the product's limit or the modifier's own, at
 * most the group's. docs/rules/menu.md#modifier-limit-per-item.
 */
export const pickLimit = (modifier: Modifier, group: ModifierGroup, product: Product): number =>
  Math.min(product.maxQuantityModifiers ?? modifier.maxQuantity, group.maximum);

/**
 * Returns whether every option may be picked at once, each one time. Then the page does not show
 * the group's maximum ("Quita lo que no quieras").
 */
export const mayPickAll = (group: ModifierGroup, product: Product): boolean =>
  group.modifiers.length <= group.maximum &&
  group.modifiers.every((modifier) => pickLimit(modifier, group, product) === 1);

const isFor = (pick: Pick, group: ModifierGroup, modifierId: ModifierId): boolean =>
  pick.groupId === group.id && pick.modifierId === modifierId;

/** Returns the number of units picked in a group; the same modifier twice counts as two. */
export const pickedUnits = (picks: readonly Pick[], group: ModifierGroup): number =>
  picks.filter((pick) => pick.groupId === group.id).reduce((sum, pick) => sum + pick.quantity, 0);

/** Returns the quantity of a modifier that is picked in a group. */
export const quantityOf = (
  picks: readonly Pick[],
  group: ModifierGroup,
  modifierId: ModifierId,
): number => picks.find((pick) => isFor(pick, group, modifierId))?.quantity ?? 0;

/**
 * Returns whether one more of a modifier fits; the plus button is enabled then. In a group of one
 * another choice always fits, because it replaces the first.
 */
export function canAddPick(
  picks: readonly Pick[],
  group: ModifierGroup,
  modifier: Modifier,
  product: Product,
): boolean {
  const isFull = group.maximum > 1 && pickedUnits(picks, group) >= group.maximum;
  return !isFull && quantityOf(picks, group, modifier.id) < pickLimit(modifier, group, product);
}

/**
 * Returns the picks after the shopper sets `modifierId` of a group to `quantity`. In a group of one
 * the entry replaces the selection; the same entry with the same quantity, or quantity 0, clears
 * it. Above a limit nothing changes. Picks of a second level are removed with their parent.
 * docs/rules/menu.md#option-selection.
 */
export function setPick(
  picks: readonly Pick[],
  group: ModifierGroup,
  modifierId: ModifierId,
  quantity: number,
  product: Product,
  index: MenuIndex,
): readonly Pick[] {
  const modifier = group.modifiers.find((one) => one.id === modifierId);
  if (modifier === undefined) return picks;
  const isCleared = quantity <= 0 || quantity === quantityOf(picks, group, modifierId);
  const others = picks.filter(
    (pick) => !isFor(pick, group, modifierId) && (group.maximum > 1 || pick.groupId !== group.id),
  );
  if (isCleared) return withoutOrphans(others, product, index);
  if (
    quantity > pickLimit(modifier, group, product) ||
    pickedUnits(others, group) + quantity > group.maximum
  )
    return picks;
  const chosen: Pick = {
    groupId: group.id,
    modifierId,
    quantity,
    parentId: group.parentModifierId,
  };
  return withoutOrphans(withPick(picks, others, chosen), product, index);
}

/** Changes a pick in its place in the list, so that the order of a line's text does not change. */
function withPick(before: readonly Pick[], others: readonly Pick[], chosen: Pick): readonly Pick[] {
  const isChosen = (pick: Pick): boolean =>
    pick.groupId === chosen.groupId && pick.modifierId === chosen.modifierId;
  return before.some(isChosen)
    ? before.map((pick) => (isChosen(pick) ? chosen : pick))
    : [...others, chosen];
}

/** Removes the picks whose parent is no longer picked. */
export function withoutOrphans(
  picks: readonly Pick[],
  product: Product,
  index: MenuIndex,
): readonly Pick[] {
  const asked = new Set(groupsOf(product, index, picks).map((group) => group.id));
  return picks.filter((pick) => asked.has(pick.groupId));
}
