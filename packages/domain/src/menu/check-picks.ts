import type { Pick } from '../cart/cart.ts';
import { isStillDisabled } from './check-availability.ts';
import type { ModifierGroup, Product } from './menu.ts';
import { groupsOf, type MenuIndex } from './menu-index.ts';
import { missingGroups } from './missing-groups.ts';
import { pickedUnits, pickLimit } from './select-option.ts';

/**
 * A problem of a selection. unknown: no such modifier in that group; notAsked: the product does not
 * have that group with these picks; wrongParent: another parent than the group's; quantity: not a
 * whole number from 1; repeated: the same modifier twice; tooMany: above the modifier's or the
 * group's limit; missing: a required group lacks units; disabled: switched off by the restaurant.
 * `name` is the modifier's or the group's, '' when unknown.
 */
export type PickProblem = {
  kind:
    | 'unknown'
    | 'notAsked'
    | 'wrongParent'
    | 'quantity'
    | 'repeated'
    | 'tooMany'
    | 'missing'
    | 'disabled';
  name: string;
};

/**
 * Returns every problem of a selection. The server checks each line, whatever the browser allowed.
 * docs/rules/menu.md#selection-check.
 */
export function checkPicks(
  product: Product,
  index: MenuIndex,
  picks: readonly Pick[],
  now: number,
): readonly PickProblem[] {
  const groups = groupsOf(product, index, picks);
  return [
    ...picks.flatMap(
      (pick, at) => pickProblem(pick, picks.slice(0, at), { product, index, groups, now }) ?? [],
    ),
    ...groups
      .filter((group) => pickedUnits(picks, group) > group.maximum)
      .map(({ name }): PickProblem => ({ kind: 'tooMany', name })),
    ...missingGroups(product, index, picks).map(({ group }): PickProblem => ({
      kind: 'missing',
      name: group.name,
    })),
  ];
}

/** Returns the picks that are invalid in themselves. Without them the rest may be sold. */
export function invalidPicks(
  product: Product,
  index: MenuIndex,
  picks: readonly Pick[],
  now: number,
): readonly Pick[] {
  const groups = groupsOf(product, index, picks);
  return picks.filter(
    (pick, at) => pickProblem(pick, picks.slice(0, at), { product, index, groups, now }) !== null,
  );
}

type Facts = { product: Product; index: MenuIndex; groups: readonly ModifierGroup[]; now: number };

/** Returns the first problem of one pick; `earlier` are the picks before it. */
function pickProblem(
  pick: Pick,
  earlier: readonly Pick[],
  { product, index, groups, now }: Facts,
): PickProblem | null {
  const group = index.groupById.get(pick.groupId);
  const modifier = group?.modifiers.find((one) => one.id === pick.modifierId);
  if (group === undefined || modifier === undefined) return { kind: 'unknown', name: '' };
  const { name } = modifier;
  if (!groups.includes(group)) return { kind: 'notAsked', name };
  if (pick.parentId !== group.parentModifierId) return { kind: 'wrongParent', name };
  if (!Number.isInteger(pick.quantity) || pick.quantity < 1) return { kind: 'quantity', name };
  if (
    earlier.some((other) => other.groupId === pick.groupId && other.modifierId === pick.modifierId)
  )
    return { kind: 'repeated', name };
  if (pick.quantity > pickLimit(modifier, group, product)) return { kind: 'tooMany', name };
  const off = index.disabledModifiers.get(modifier.id);
  return off !== undefined && isStillDisabled(off, now) ? { kind: 'disabled', name } : null;
}
