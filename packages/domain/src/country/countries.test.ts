import { expect, test } from 'vitest';
import { countries, pointsRate } from './countries.ts';

test.each([
  ['cl', 500],
  ['pe', 3],
  ['ar', 60],
  ['co', 2_500],
  ['gu', 5],
  ['gt', 5],
  ['cr', 400],
  ['me', 13],
  ['mx', 13],
  ['us', 1],
  ['constructor', 1],
])('points per currency in %s: %d', (key, rate) => {
  expect(pointsRate(key)).toBe(rate);
});

test('Chile is the default of the specification: pesos without decimals, +569 and eight digits', () => {
  expect(countries.cl).toMatchObject({
    symbol: '$',
    currency: 'CLP',
    decimals: 0,
    phonePrefix: '+569',
    phoneDigits: 8,
    locale: 'es-CL',
  });
});

test('Guatemala, Mexico and Peru count cents', () => {
  expect([countries.gt, countries.mx, countries.pe].map(({ decimals }) => decimals)).toEqual([
    2, 2, 2,
  ]);
});

test('consent to marketing mails is unticked by default in Chile', () => {
  expect(countries.cl.marketingDefault).toBe(false);
  expect(countries.mx.marketingDefault).toBe(true);
});

test('each country has its own code', () => {
  for (const [code, country] of Object.entries(countries)) expect(country.code).toBe(code);
});
