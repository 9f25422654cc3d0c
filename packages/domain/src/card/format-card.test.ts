import { expect, test } from 'vitest';
import { formatCardExpiry, formatCardNumber } from './format-card.ts';

test.each([
  ['', ''],
  ['42424', '4242 4'],
  [' 4242-4242 4242\u00a04242 ', '4242 4242 4242 4242'],
  ['42424242424242421', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242 x', '4242'],
])('the number %j is shown as %j', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['122', '12/2'],
  ['1/30', '01/30'],
  ['12 / 30', '12/30'],
  ['12/2030', '12/30'],
  ['052031', '05/31'],
  ['12/305', '12/30'],
])('the expiry %j is shown as %j', (typed, shown) => {
  expect(formatCardExpiry(typed)).toBe(shown);
});
