import type { Pick } from '../cart/cart.ts';
import type { ModifierId } from '../ids.ts';
import { isStillOff } from './check-availability.ts';
import type { Modifier, ModifierGroup, Product } from './menu.ts';
import { groupsOf, type MenuIndex } from './menu-index.ts';

/** How often the same modifier may be picked: the item's limit, or the modifier's own, never above the group's. Spec §5. */
export const pickLimit = (modifier: Modifier, group: ModifierGroup, product: Product): number =>
  Math.min(product.maxQuantityModifiers ?? modifier.maxQuantity, group.maximum);

const inGroup = (picks: readonly Pick[], group: ModifierGroup): readonly Pick[] => picks.filter((pick) => pick.groupId === group.id);
export const pickedUnits = (picks: readonly Pick[], group: ModifierGroup): number =>
  inGroup(picks, group).reduce((sum, pick) => sum + pick.quantity, 0);

/**
 * The picks after the shopper sets `modifierId` of a group to `quantity`. In a group of one the entry replaces the selection; the
 * same entry with the same quantity, or quantity 0, clears it. Above a limit nothing changes. Picks of a second level whose parent
 * is gone go with it. Spec §4 Option selection.
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
  const current = inGroup(picks, group).find((pick) => pick.modifierId === modifierId)?.quantity ?? 0;
  const clears = quantity <= 0 || (group.maximum === 1 && group.minimum === 0 && quantity === current);
  const kept = picks.filter((pick) => pick.groupId !== group.id || (group.maximum > 1 && pick.modifierId !== modifierId));
  if (clears) return withoutOrphans(kept, product, index);
  if (quantity > pickLimit(modifier, group, product) || pickedUnits(kept, group) + quantity > group.maximum) return picks;
  const added: Pick = { groupId: group.id, modifierId, quantity, parentId: group.parentModifierId };
  return withoutOrphans([...kept, added], product, index);
}

function withoutOrphans(picks: readonly Pick[], product: Product, index: MenuIndex): readonly Pick[] {
  const asked = new Set<number>(groupsOf(product, index, picks).map((group) => group.id));
  return picks.filter((pick) => asked.has(pick.groupId));
}

export type MissingGroup = { group: ModifierGroup; missing: number };

/** The groups that still want an answer, in the order they are asked, and how many units each lacks. */
export function missingGroups(product: Product, index: MenuIndex, picks: readonly Pick[]): readonly MissingGroup[] {
  return groupsOf(product, index, picks)
    .map((group) => ({ group, missing: leastOf(group) - pickedUnits(picks, group) }))
    .filter(({ missing }) => missing > 0);
}

const leastOf = (group: ModifierGroup): number => (group.required ? Math.max(1, group.minimum) : 0);

/** What is wrong with a selection that came from elsewhere. `name` is the modifier's or the group's, '' when unknown. */
export type PickProblem = { kind: 'unknown' | 'notAsked' | 'wrongParent' | 'repeated' | 'tooMany' | 'missing' | 'disabled'; name: string };

/** Every reason a selection cannot be sold: the server asks this of each line, whatever the browser allowed. */
export function checkPicks(product: Product, index: MenuIndex, picks: readonly Pick[], now: number): readonly PickProblem[] {
  const groups = groupsOf(product, index, picks);
  const asked = new Map(groups.map((group) => [group.id as number, group]));
  const problems = picks.flatMap((pick) => pickProblem(pick, asked, product, index, now) ?? []);
  const repeated = picks.filter((pick, at) => picks.findIndex((other) => other.groupId === pick.groupId && other.modifierId === pick.modifierId) !== at);
  const tooMany = groups.filter((group) => pickedUnits(picks, group) > group.maximum);
  return [
    ...problems,
    ...repeated.map((): PickProblem => ({ kind: 'repeated', name: '' })),
    ...tooMany.map((group): PickProblem => ({ kind: 'tooMany', name: group.name })),
    ...missingGroups(product, index, picks).map(({ group }): PickProblem => ({ kind: 'missing', name: group.name })),
  ];
}

function pickProblem(pick: Pick, asked: ReadonlyMap<number, ModifierGroup>, product: Product, index: MenuIndex, now: number): PickProblem | null {
  const known = index.modifierById.get(pick.modifierId);
  if (known === undefined || known.group.id !== pick.groupId) return { kind: 'unknown', name: '' };
  const { modifier, group } = known;
  if (!asked.has(group.id)) return { kind: 'notAsked', name: modifier.name };
  if ((pick.parentId ?? null) !== group.parentModifierId) return { kind: 'wrongParent', name: modifier.name };
  if (pick.quantity > pickLimit(modifier, group, product)) return { kind: 'tooMany', name: modifier.name };
  const off = index.disabledModifiers.get(modifier.id);
  return off !== undefined && isStillOff(off, now) ? { kind: 'disabled', name: modifier.name } : null;
}
