import { expect, test } from 'vitest';
import { isBlocked } from '../store/offers-dispatch.ts';
import { makeStore } from '../testing/make.ts';
import { storeOfBrand } from './brand-state.ts';

test('the stores of a closed brand take no order, and those of an open one as they say', () => {
  const store = makeStore();
  expect(isBlocked(storeOfBrand('closed', store))).toBe(true);
  expect(storeOfBrand('open', store)).toEqual(store);
});
