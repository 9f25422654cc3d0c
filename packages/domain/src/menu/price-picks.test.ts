import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pick } from '../cart/cart.ts';
import { priceLine } from '../cart/price-line.ts';
import { minor } from '../money/money.ts';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeLine,
  makeModifier,
  makePick,
  makeProduct,
} from '../testing/make.ts';
import { priceOfGroup, priceOfNext, pricePicks, sharedPrice } from './price-picks.ts';

const toppings = makeGroup(
  1,
  [makeModifier(11, 500), makeModifier(12, 500), makeModifier(13, 500, { maxQuantity: 3 })],
  {
    maximum: 5,
    included: 2,
  },
);
const mixed = makeGroup(
  2,
  [makeModifier(21, 300), makeModifier(22, 900, { discountPrice: minor(700) }), makeModifier(23)],
  {
    maximum: 4,
    included: 1,
  },
);
const plain = makeGroup(3, [makeModifier(31, 250)], { maximum: 2 });
const size = makeGroup(4, [makeModifier(41, 400), makeModifier(42, 600)], { included: 1 });
const groups = [toppings, mixed, plain, size];
const bowl = makeProduct(1, { price: minor(4_000), modifierGroupIds: [1, 2, 3, 4].map(groupId) });
const index = makeIndex({ products: [bowl], groups });
const added = (...picks: readonly Pick[]) => pricePicks(picks, index);

test('a group includes two options, and each further one is charged', () => {
  expect(added(makePick(1, 11))).toEqual({ ok: true, value: 0 });
  expect(added(makePick(1, 11), makePick(1, 12))).toEqual({ ok: true, value: 0 });
  expect(added(makePick(1, 11), makePick(1, 12), makePick(1, 13))).toEqual({
    ok: true,
    value: 500,
  });
  expect(added(makePick(1, 11), makePick(1, 13, 3))).toEqual({ ok: true, value: 1_000 });
});

test('the included options are the most expensive ones by discount price, in any order of picking', () => {
  expect(added(makePick(2, 21), makePick(2, 22))).toEqual({ ok: true, value: 300 });
  expect(added(makePick(2, 22), makePick(2, 21))).toEqual({ ok: true, value: 300 });
  expect(added(makePick(2, 23), makePick(2, 22))).toEqual({ ok: true, value: 0 });
});

test('the included options of one group do not pay for another group', () => {
  expect(added(makePick(1, 11), makePick(3, 31, 2))).toEqual({ ok: true, value: 500 });
});

test('an option outside the menu has no price', () => {
  expect(added(makePick(1, 99))).toEqual({ ok: false, error: 'unknownModifier' });
});

test('the price of the next unit is shown before it is added', () => {
  const [first = makeModifier(0)] = toppings.modifiers;
  expect(priceOfNext([], toppings, first)).toBe(0);
  expect(priceOfNext([makePick(1, 12), makePick(1, 13)], toppings, first)).toBe(500);
  const [, dear = makeModifier(0)] = mixed.modifiers;
  expect(priceOfNext([makePick(2, 21)], mixed, dear)).toBe(300);
  const [, large = makeModifier(0)] = size.modifiers;
  expect(priceOfNext([makePick(4, 41)], size, large)).toBe(0);
});

test('a group shows one price if all its options cost the same, else none', () => {
  expect(sharedPrice(toppings)).toBe(500);
  expect(sharedPrice(mixed)).toBeNull();
});

const anyPicks = fc
  .array(
    fc.record({
      group: fc.constantFrom(...groups),
      option: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((chosen) =>
    chosen.flatMap(({ group, option, quantity }): Pick[] => {
      const modifier = group.modifiers[option];
      return modifier
        ? [{ groupId: group.id, modifierId: modifier.id, quantity, parentId: null }]
        : [];
    }),
  );

/** A second implementation: every unit's price, dearest first, without the first `included`. */
function sumRule(picks: readonly Pick[]): number {
  return groups.reduce<number>((sum, group) => {
    const units = picks
      .filter((pick) => pick.groupId === group.id)
      .flatMap((pick) => {
        const known = index.modifierById.get(pick.modifierId)?.modifier;
        return Array.from(
          { length: pick.quantity },
          (): number => known?.discountPrice ?? known?.price ?? 0,
        );
      })
      .toSorted((one, other) => other - one);
    return (
      sum + units.slice(group.included ?? 0).reduce<number>((total, price) => total + price, 0)
    );
  }, 0);
}

test('a line costs count × (price + units that are not included), in any order of picking', () => {
  fc.assert(
    fc.property(anyPicks, fc.integer({ min: 1, max: 9 }), (picks, count) => {
      const expected = {
        ok: true,
        value: { unitPrice: 4_000 + sumRule(picks), total: count * (4_000 + sumRule(picks)) },
      };
      expect(priceLine(makeLine(1, count, picks), index)).toEqual(expected);
      expect(priceLine(makeLine(1, count, picks.toReversed()), index)).toEqual(expected);
    }),
  );
});

test('one more unit never lowers the price, and never adds more than its own price', () => {
  fc.assert(
    fc.property(anyPicks, fc.constantFrom(toppings, mixed), fc.nat(2), (picks, group, option) => {
      const modifier = group.modifiers[option] ?? makeModifier(0);
      const next = priceOfNext(picks, group, modifier);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(Math.max(...group.modifiers.map(({ price }) => price)));
      expect(priceOfGroup([...picks, makePick(group.id, modifier.id)], group)).toBe(
        priceOfGroup(picks, group) + next,
      );
    }),
  );
});
