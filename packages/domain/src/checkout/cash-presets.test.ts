import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { cashPresets } from './cash-presets.ts';

test('the offered amounts are the charge rounded up to the notes that shoppers pay with', () => {
  expect(cashPresets(minor(15_990), 0)).toEqual([16_000, 20_000]);
  expect(cashPresets(minor(8_950), 2)).toEqual([10_000, 20_000, 50_000]);
});

test('each offered amount covers the charge and is listed once, smallest first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0 as const, 2 as const),
      (charged, decimals) => {
        const offered = cashPresets(minor(charged), decimals);
        expect(offered).toEqual([...new Set(offered)].toSorted((a, b) => a - b));
        expect(offered.every((amount) => amount > charged)).toBe(true);
        expect(offered.length).toBeLessThanOrEqual(3);
      },
    ),
  );
});
