import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, type CountryCode } from '../country/countries.ts';
import { formatMoney } from './format-money.ts';
import { minor } from './money.ts';
import { exampleAmount, parseMoney } from './parse-money.ts';

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
  ['cl', '20 000', 20_000],
  ['cl', '1.234.567', 1_234_567],
  ['cl', '500$', 500],
])('in %s, "%s" is %s', (code, typed, amount) => {
  expect(parseMoney(typed, countries[code])).toBe(amount);
});

test.each<[CountryCode, string]>([
  ['mx', '12,50'],
  ['mx', '1,2500'],
  ['mx', '1,25,000'],
  ['mx', ',500'],
  ['mx', '1,500,'],
  ['mx', '0,500'],
  ['mx', '1.500'],
  ['gt', 'Q 12,5'],
  ['cl', '12.5'],
  ['cl', '12.50'],
  ['cl', '1.5000'],
  ['cl', '1234.567'],
  ['cl', '1..500'],
  ['cl', '12 50'],
])(
  'in %s, "%s" is not an amount: a thousands separator must stand before three digits',
  (code, typed) => {
    expect(parseMoney(typed, countries[code])).toBeNull();
  },
);

test('the example amount can be parsed', () => {
  for (const country of Object.values(countries)) {
    const example = exampleAmount(country);
    expect(parseMoney(formatMoney(example, country), country)).toBe(example);
  }
});

test('every formatted amount is parsed back to itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cl', 'gt', 'mx', 'pe', 'cr', 'co', 'ar'),
      fc.integer({ min: 0, max: 1e10 }),
      (code, amount) => {
        const country = countries[code];
        expect(parseMoney(formatMoney(minor(amount), country), country)).toBe(amount);
      },
    ),
  );
});
