import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { formatCount } from './format-count.ts';

test('a count has the separators of its country', () => {
  const [chile, mexico] = [countries.cl, countries.mx];
  expect([0, 40, 1_250, 1_000_000].map((count) => formatCount(count, chile))).toEqual([
    '0',
    '40',
    '1.250',
    '1.000.000',
  ]);
  expect([formatCount(1_250, mexico), formatCount(-1_250, chile)]).toEqual(['1,250', '–1.250']);
});
