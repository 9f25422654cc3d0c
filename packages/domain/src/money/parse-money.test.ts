import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, type CountryCode } from '../country/countries.ts';
import { formatMoney } from './format-money.ts';
import { minor } from './money.ts';
import { parseMoney } from './parse-money.ts';

test.each<[CountryCode, string, number | null]>([
  ['cl', '$20.000', 20_000],
  ['cl', '1.500', 1_500],
  ['cl', '20000', 20_000],
  ['cl', '20,5', null],
  ['gt', 'Q100.50', 10_050],
  ['gt', 'Q 1,000', 100_000],
  ['gt', '100.5', 10_050],
  ['gt', '100.555', null],
  ['mx', '$200', 20_000],
  ['mx', '-200', null],
  ['mx', 'doscientos', null],
  ['mx', '', null],
])('in %s, "%s" is %s', (code, typed, amount) => {
  expect(parseMoney(typed, countries[code])).toBe(amount);
});

test('what we write we read', () => {
  fc.assert(
    fc.property(fc.constantFrom('cl', 'gt', 'mx', 'pe', 'cr', 'co', 'ar'), fc.integer({ min: 0, max: 1e10 }), (code, amount) => {
      const country = countries[code];
      expect(parseMoney(formatMoney(minor(amount), country), country)).toBe(amount);
    }),
  );
});
