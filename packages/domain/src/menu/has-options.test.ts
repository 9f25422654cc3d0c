import { expect, test } from 'vitest';
import { groupId, makeGroup, makeIndex, makeModifier, makeProduct } from '../testing/make.ts';
import { hasOptions } from './has-options.ts';

const index = makeIndex({
  products: [],
  groups: [makeGroup(1, [makeModifier(11)], { required: false, minimum: 0 }), makeGroup(2, [])],
});

test('a product without groups, or with an empty one, has no options', () => {
  expect(hasOptions(makeProduct(1), index)).toBe(false);
  expect(hasOptions(makeProduct(1, { modifierGroupIds: [groupId(2)] }), index)).toBe(false);
});

test('a group that asks for nothing is an option too', () => {
  expect(hasOptions(makeProduct(1, { modifierGroupIds: [groupId(1)] }), index)).toBe(true);
});
