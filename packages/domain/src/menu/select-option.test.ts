import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pick } from '../cart/cart.ts';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeModifier,
  makePick,
  makeProduct,
  modifierId,
} from '../testing/make.ts';
import { checkPicks } from './check-picks.ts';
import type { ModifierGroup } from './menu.ts';
import { missingGroups } from './missing-groups.ts';
import { canAddPick, pickedUnits, pickLimit, setPick } from './select-option.ts';

const bread = makeGroup(1, [makeModifier(11), makeModifier(12)], { required: true, minimum: 1 });
const extras = makeGroup(
  2,
  [
    makeModifier(21, 0, { maxQuantity: 2 }),
    makeModifier(22),
    makeModifier(23, 0, { maxQuantity: 9 }),
  ],
  {
    maximum: 3,
  },
);
const sauces = makeGroup(3, [makeModifier(31), makeModifier(32)], {
  required: true,
  minimum: 1,
  parentModifierId: modifierId(12),
});
const sandwich = makeProduct(1, { modifierGroupIds: [groupId(1), groupId(2), groupId(3)] });
const index = makeIndex({ products: [sandwich], groups: [bread, extras, sauces] });
const set = (
  picks: readonly Pick[],
  group: ModifierGroup,
  modifier: number,
  quantity: number,
  product = sandwich,
): readonly Pick[] => setPick(picks, group, modifierId(modifier), quantity, product, index);

test('in a group with a maximum of one another choice replaces the first', () => {
  expect(set([makePick(1, 11)], bread, 12, 1)).toEqual([makePick(1, 12)]);
});

test('the same choice with the same quantity removes it, and so does quantity 0', () => {
  expect(set([makePick(1, 11)], bread, 11, 1)).toEqual([]);
  expect(set([makePick(2, 21, 2)], extras, 21, 2)).toEqual([]);
  expect(set([makePick(2, 21, 2), makePick(2, 22)], extras, 21, 0)).toEqual([makePick(2, 22)]);
});

test('a higher quantity keeps its position in the list', () => {
  expect(set([makePick(2, 21), makePick(2, 22)], extras, 21, 2)).toEqual([
    makePick(2, 21, 2),
    makePick(2, 22),
  ]);
});

test('a quantity above the limit of the option or the group changes nothing', () => {
  const two = [makePick(2, 21, 2)];
  expect(set(two, extras, 21, 3)).toBe(two);
  const full = [makePick(2, 21, 2), makePick(2, 22)];
  expect(set(full, extras, 23, 1)).toBe(full);
});

test('an option outside the group changes nothing', () => {
  const picks = [makePick(1, 11)];
  expect(set(picks, extras, 11, 1)).toBe(picks);
});

test('removing a bread also removes its sauce', () => {
  const dipped = set(set([], bread, 12, 1), sauces, 31, 1);
  expect(dipped).toEqual([makePick(1, 12), makePick(3, 31, 1, 12)]);
  expect(set(dipped, bread, 11, 1)).toEqual([makePick(1, 11)]);
  expect(set(dipped, bread, 12, 0)).toEqual([]);
});

test("the item's own limit overrides the option's, and never exceeds the group's", () => {
  const double = makeProduct(1, { maxQuantityModifiers: 2 });
  const [first = makeModifier(0), second = makeModifier(0), third = makeModifier(0)] =
    extras.modifiers;
  expect(pickLimit(first, extras, sandwich)).toBe(2);
  expect(pickLimit(second, extras, sandwich)).toBe(1);
  expect(pickLimit(second, extras, double)).toBe(2);
  expect(pickLimit(third, extras, sandwich)).toBe(3);
});

test('the plus button is enabled if one more fits', () => {
  const [first = makeModifier(0), second = makeModifier(0)] = extras.modifiers;
  expect(canAddPick([makePick(2, 21)], extras, first, sandwich)).toBe(true);
  expect(canAddPick([makePick(2, 21, 2)], extras, first, sandwich)).toBe(false);
  expect(canAddPick([makePick(2, 21, 2), makePick(2, 23)], extras, second, sandwich)).toBe(false);
});

test('in a group with a maximum of one another choice is always allowed, and the same one is not', () => {
  const [eleven = makeModifier(0), twelve = makeModifier(0)] = bread.modifiers;
  expect(canAddPick([makePick(1, 11)], bread, twelve, sandwich)).toBe(true);
  expect(canAddPick([makePick(1, 11)], bread, eleven, sandwich)).toBe(false);
});

test('missing choices are counted in the order of the groups', () => {
  const missing = (picks: readonly Pick[]) =>
    missingGroups(sandwich, index, picks).map(({ group, missing: units }) => [group.id, units]);
  expect(missing([])).toEqual([[1, 1]]);
  expect(missing([makePick(1, 12)])).toEqual([[3, 1]]);
  expect(missing([makePick(1, 12), makePick(3, 32, 1, 12)])).toEqual([]);
});

test('a group of two first needs two choices, then one', () => {
  const pair = makeGroup(1, [makeModifier(11, 0, { maxQuantity: 2 })], {
    required: true,
    minimum: 2,
    maximum: 2,
  });
  const combo = makeProduct(1, { modifierGroupIds: [groupId(1)] });
  const two = makeIndex({ products: [combo], groups: [pair] });
  expect(missingGroups(combo, two, [])[0]?.missing).toBe(2);
  expect(missingGroups(combo, two, [makePick(1, 11)])[0]?.missing).toBe(1);
});

test('any sequence of taps respects the limits and leaves no sauce without its bread', () => {
  const groups = [bread, extras, sauces];
  const tap = fc.record({
    group: fc.constantFrom(...groups),
    option: fc.nat(2),
    quantity: fc.integer({ min: -1, max: 5 }),
  });
  const item = fc.constantFrom(sandwich, { ...sandwich, maxQuantityModifiers: 2 });
  fc.assert(
    fc.property(item, fc.array(tap, { maxLength: 30 }), (product, taps) => {
      const picks = taps.reduce<readonly Pick[]>((before, { group, option, quantity }) => {
        const modifier = group.modifiers[option % group.modifiers.length];
        return modifier ? setPick(before, group, modifier.id, quantity, product, index) : before;
      }, []);
      for (const group of groups)
        expect(pickedUnits(picks, group)).toBeLessThanOrEqual(group.maximum);
      expect(checkPicks(product, index, picks, 0).filter(({ kind }) => kind !== 'missing')).toEqual(
        [],
      );
    }),
  );
});
