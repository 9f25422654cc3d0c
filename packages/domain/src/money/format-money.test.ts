import { expect, test } from 'vitest';
import { countries, type CountryCode } from '../country/countries.ts';
import { formatMoney } from './format-money.ts';
import { minor } from './money.ts';

const space = '\u00a0';

test.each<[CountryCode, number, string]>([
  ['cl', 0, '$0'],
  ['cl', 990, '$990'],
  ['cl', 12_990, '$12.990'],
  ['cl', 1_234_567, '$1.234.567'],
  ['cl', -2_000, '-$2.000'],
  ['gt', 8_950, `Q${space}89.50`],
  ['gt', 5, `Q${space}0.05`],
  ['gt', 0, `Q${space}0.00`],
  ['gt', 123_456_789, `Q${space}1,234,567.89`],
  ['gt', -500, `-Q${space}5.00`],
  ['mx', 18_900, '$189.00'],
  ['mx', 100, '$1.00'],
  ['mx', 123_450, '$1,234.50'],
  ['mx', -7, '-$0.07'],
  ['pe', 2_000, `S/${space}20.00`],
  ['cr', 150_000, '₡1.500,00'],
  ['co', 25_000, '$25.000'],
])('in %s, %d minor units read %s', (code, amount, text) => {
  expect(formatMoney(minor(amount), countries[code])).toBe(text);
});
