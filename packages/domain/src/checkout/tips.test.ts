import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { chargedAmount } from '../payment/charged-amount.ts';
import { countedTips, maxTip, tipBase, tipForPercent } from './tips.ts';

const tips = { tip: minor(1_599), storeTip: minor(500) };

test('a tip is a percentage of the discounted food, neither of delivery nor of fees', () => {
  const base = tipBase({ subtotal: minor(20_000), discount: minor(4_010) });
  expect(base).toBe(15_990);
  expect(tipForPercent(base, 10)).toBe(1_599);
  expect(tipForPercent(base, 15)).toBe(2_399);
  expect(tipForPercent(base, 0)).toBe(0);
});

test('in cents it rounds to the cent', () => {
  expect(tipForPercent(minor(8_950), 15)).toBe(1_343);
  expect(tipForPercent(minor(8_945), 10)).toBe(895);
});

test('a discount above the food leaves no base', () => {
  expect(tipBase({ subtotal: minor(1_000), discount: minor(1_500) })).toBe(0);
});

test('the largest tip is as much as the food', () => {
  expect(maxTip(minor(15_990))).toBe(15_990);
});

test('the total and both tips are charged', () => {
  expect(chargedAmount(minor(15_990), tips, 'store_delivery')).toBe(18_089);
});

test('of a pickup order the tip for a rider neither counts nor is charged', () => {
  expect(countedTips(tips, 'in_store')).toEqual({ tip: 0, storeTip: 500 });
  expect(chargedAmount(minor(15_990), tips, 'in_store')).toBe(16_490);
});
