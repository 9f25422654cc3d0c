import { expect, test } from 'vitest';
import { makeProduct, makeStore } from '../testing/make.ts';
import type { Store } from '../store/store.ts';
import { doneSteps, missingForOpening, storeToComplete } from './opening-steps.ts';

const factsOf = (changes: Partial<Store>, hasDish = true) => {
  const store = makeStore({ orderMethod: 'in_store', ...changes });
  return {
    stores: [store],
    menus: [{ id: store.menuId, products: hasDish ? [makeProduct(1)] : [] }],
    prices: [],
    isLookPublished: false,
    canTake: () => true,
    now: Date.parse('2026-11-21T15:30:00Z'),
  };
};

test('a shop with a dish, a store with hours, pickup and a way to pay may open without a look of its own', () => {
  expect(missingForOpening(factsOf({}))).toEqual([]);
  expect(doneSteps(factsOf({}))).toEqual(['name', 'store', 'delivery', 'dishes', 'payment']);
});

test.each<[string, Partial<Store>, boolean, string[]]>([
  ['no dish', {}, false, ['dishes']],
  ['no hours', { businessHours: [] }, true, ['store']],
  ['the address of the beginning', { textAddress: storeToComplete.textAddress }, true, ['store']],
  ['delivery without a zone', { orderMethod: 'both', deliveryZones: [] }, true, ['delivery']],
  ['no way to pay', { paymentMethods: [] }, true, ['payment']],
])('with %s the step %j is missing', (_what, changes, hasDish, missing) => {
  expect(missingForOpening(factsOf(changes, hasDish))).toEqual(missing);
});
