import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, countryCodes } from '../country/countries.ts';
import { minor } from '../money/money.ts';
import { cashPresets } from './cash-presets.ts';

test('the offered amounts are those that the country’s notes pay with ever fewer notes', () => {
  const inChile = (charged: number) => cashPresets(minor(charged), countries.cl);
  expect(inChile(12_784)).toEqual([13_000, 15_000, 20_000]);
  expect(inChile(15_990)).toEqual([16_000, 20_000]);
  expect(inChile(3_290)).toEqual([4_000, 5_000, 10_000]);
  expect(inChile(13_000)).toEqual([15_000, 20_000]);
  expect(inChile(20_000)).toEqual([]);
  expect(cashPresets(minor(8_950), countries.gt)).toEqual([9_000, 10_000, 20_000]);
  expect(cashPresets(minor(18_900), countries.mx)).toEqual([20_000, 50_000, 100_000]);
  expect(cashPresets(minor(2_590), countries.pe)).toEqual([3_000, 5_000, 10_000]);
});

test('each offered amount covers the charge and is listed once, smallest first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(...countryCodes),
      (charged, code) => {
        const offered = cashPresets(minor(charged), countries[code]);
        expect(offered).toEqual([...new Set(offered)].toSorted((a, b) => a - b));
        expect(offered.every((amount) => amount > charged)).toBe(true);
        expect(offered.length).toBeLessThanOrEqual(3);
      },
    ),
  );
});

test('each banknote of a country is a multiple of its smallest, smallest first', () => {
  for (const { banknotes } of Object.values(countries)) {
    expect(banknotes).toEqual([...banknotes].toSorted((a, b) => a - b));
    expect(banknotes.every((note) => note % (banknotes[0] ?? 0) === 0)).toBe(true);
  }
});
