import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeModifier,
  makePick,
  makePrice,
  makeProduct,
  makeStore,
  productId,
} from '../testing/make.ts';
import {
  nearestDishes,
  offeredDishes,
  requiredGroups,
  soldSubstitute,
  type SubstituteSale,
} from './sold-substitute.ts';

const off = (id: number, type: 'Product' | 'Modifier') => ({
  ...{ deactivatableId: id, deactivatableType: type, endDate: null },
});
const index = makeIndex({
  products: [
    makeProduct(1, { modifierGroupIds: [groupId(1), groupId(2)] }),
    makeProduct(2, { price: minor(2_000) }),
    makeProduct(3, { plus18: true }),
    makeProduct(4, { cookingTime: 2 }),
    makeProduct(5),
    makeProduct(6, { price: minor(4_000) }),
    makeProduct(7, { dispatchMethod: 'in_store' }),
  ],
  groups: [
    makeGroup(1, [makeModifier(11, 500), makeModifier(12)], { required: true, minimum: 1 }),
    makeGroup(2, [makeModifier(21)]),
  ],
  prices: [makePrice(6, { stock: 1 })],
  disabled: [off(5, 'Product'), off(12, 'Modifier')],
});
const { id: storeId, timeZone } = makeStore();
const sale: SubstituteSale = {
  ...{ index, storeId, timeZone, dispatch: 'store_delivery', platform: 'web' },
  now: Date.parse('2026-11-21T15:00:00Z'),
};
const sold = (id: number, count = 1, picks = [makePick(1, 11)].slice(0, id === 1 ? 1 : 0)) =>
  soldSubstitute({ productId: productId(id), count, picks }, sale);
const gone = { ok: false, error: 'substituteGone' };

test('a dish is sold with its options and prices, and one that is not sold now is gone', () => {
  expect(sold(1, 2)).toMatchObject({
    ok: true,
    value: { quantity: 2, unitPrice: 5_500, total: 11_000, modifiers: [{ name: 'Opción 11' }] },
  });
  expect(sold(6)).toMatchObject({ ok: true });
  expect(sold(6, 2)).toEqual(gone);
  expect(sold(1, 1, [])).toEqual(gone);
  expect(sold(1, 1, [makePick(1, 12)])).toEqual(gone);
  for (const id of [3, 4, 5, 7, 99]) expect(sold(id)).toEqual(gone);
});

test('the dishes that may be offered are those that are sold now, the nearest price first', () => {
  const dishes = offeredDishes(sale);
  expect(dishes.map(({ id }) => id)).toEqual([1, 2, 6]);
  expect(nearestDishes(dishes, index, minor(3_900)).map(({ id }) => id)).toEqual([6, 1, 2]);
});

test('a dish asks only its required questions, with the options that are on', () => {
  const [dish] = offeredDishes(sale);
  const groups = dish === undefined ? [] : requiredGroups(dish, sale, []);
  expect(groups.map(({ modifiers }) => modifiers.map(({ id }) => id))).toEqual([[11]]);
});
