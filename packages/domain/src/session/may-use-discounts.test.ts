import { expect, test } from 'vitest';
import { mayUseDiscounts } from './may-use-discounts.ts';
import { roles } from './role.ts';

test('only a user may use coupons and points', () => {
  expect(roles.filter(mayUseDiscounts)).toEqual(['user']);
});
