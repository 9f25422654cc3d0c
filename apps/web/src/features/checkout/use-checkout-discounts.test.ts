import { expect, test } from 'vitest';
import { checkoutProductPath, paths } from '../../platform/paths.ts';
import { isCheckoutLeft } from './use-checkout-discounts.ts';

test('a product opened from the checkout does not leave it; any other page and an empty cart do', () => {
  expect(isCheckoutLeft(paths.checkout, false)).toBe(false);
  expect(isCheckoutLeft(`${paths.checkout}/`, false)).toBe(false);
  expect(isCheckoutLeft(checkoutProductPath('burgers', 'leña'), false)).toBe(false);
  expect(isCheckoutLeft(paths.home, false)).toBe(true);
  expect(isCheckoutLeft(paths.processing, false)).toBe(true);
  expect(isCheckoutLeft('/checkouts', false)).toBe(true);
  expect(isCheckoutLeft(paths.checkout, true)).toBe(true);
});
