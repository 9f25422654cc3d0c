import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { clampTips } from './clamp-tips.ts';

const tips = (tip: number, storeTip: number) => ({ tip: minor(tip), storeTip: minor(storeTip) });
const food = minor(5_000);

test('a tip as large as the food stays, and a larger tip is lowered to it', () => {
  expect(clampTips(tips(5_000, 1_000), food, 'store_delivery')).toEqual({
    tips: tips(5_000, 1_000),
    lowered: [],
  });
  expect(clampTips(tips(5_001, 1_000), food, 'store_delivery')).toEqual({
    tips: tips(5_000, 1_000),
    lowered: ['tip'],
  });
});

test('each tip is limited separately, and without food there is no tip', () => {
  expect(clampTips(tips(9_000, 8_000), food, 'store_delivery')).toEqual({
    tips: tips(5_000, 5_000),
    lowered: ['tip', 'storeTip'],
  });
  expect(clampTips(tips(0, 8_000), minor(0), 'store_delivery')).toEqual({
    tips: tips(0, 0),
    lowered: ['storeTip'],
  });
});

test('the rider’s tip of a pickup order is not charged and stays unchanged', () => {
  expect(clampTips(tips(9_000, 0), food, 'in_store')).toEqual({
    tips: tips(9_000, 0),
    lowered: [],
  });
});
