import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import { partsOfAmounts } from '../price/price-amounts.ts';
import { chargedAmount } from '../payment/charged-amount.ts';
import { countedTips, maxTip, tipBase, tipForPercent } from './tips.ts';

const tips = { tip: minor(1_599), storeTip: minor(500) };

/**
 * The parts of food with a discount, and a delivery with a service fee, which are no base of tips.
 */
const quoteOf = (subtotal: number, discount: number) => ({
  parts: partsOfAmounts({
    subtotal: minor(subtotal),
    discount: minor(discount),
    delivery: minor(1_990),
    serviceFee: minor(500),
  }),
});

test('a tip is a percentage of the discounted food, without delivery and fees', () => {
  const base = tipBase(quoteOf(20_000, 4_010));
  expect(base).toBe(15_990);
  expect(tipForPercent(base, 10)).toBe(1_599);
  expect(tipForPercent(base, 15)).toBe(2_399);
  expect(tipForPercent(base, 0)).toBe(0);
});

test('a tip in cents is rounded to the cent', () => {
  expect(tipForPercent(minor(8_950), 15)).toBe(1_343);
  expect(tipForPercent(minor(8_945), 10)).toBe(895);
});

test('a discount above the food leaves no tip base', () => {
  expect(tipBase(quoteOf(1_000, 1_500))).toBe(0);
});

test('a discount of the delivery and points do not change the tip base', () => {
  const reductions: readonly PricePart[] = [
    { kind: 'discount', amount: minor(-1_990), on: 'delivery', source: null, shares: [] },
    { kind: 'points', amount: minor(-500), points: 100 },
  ];
  expect(tipBase({ parts: [...quoteOf(20_000, 4_010).parts, ...reductions] })).toBe(15_990);
});

test('the largest tip equals the price of the food before discounts, also of a free meal', () => {
  expect(maxTip(quoteOf(20_000, 4_010))).toBe(20_000);
  expect(maxTip(quoteOf(20_000, 20_000))).toBe(20_000);
  expect(tipBase(quoteOf(20_000, 20_000))).toBe(0);
});

test('the total and both tips are charged', () => {
  expect(chargedAmount(minor(15_990), tips, 'store_delivery')).toBe(18_089);
});

test('the rider’s tip of a pickup order neither counts nor is charged', () => {
  expect(countedTips(tips, 'in_store')).toEqual({ tip: 0, storeTip: 500 });
  expect(chargedAmount(minor(15_990), tips, 'in_store')).toBe(16_490);
});
