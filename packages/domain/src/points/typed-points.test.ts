import { expect, test } from 'vitest';
import { type CountryCode, countries } from '../country/countries.ts';
import { minor } from '../money/money.ts';
import { readTypedPoints } from './typed-points.ts';

const rates = { cl: 500, gt: 500, mx: 1_300, pe: 300, ar: 60, co: 2_500, cr: 400 };
const read = (typed: string, code: CountryCode = 'cl') =>
  readTypedPoints(typed, { country: countries[code], pointRate: minor(rates[code]) });

test.each(['$1.500', '1500', '1.500', ' $ 1 500 ', '1500,00'])(
  'the typed money %s is 300 points in Chile',
  (typed) => {
    expect(read(typed)).toEqual({ kind: 'points', asked: 1_500, points: 300, money: 1_500 });
  },
);

test('money between two points counts as the lower one, with its exact money', () => {
  expect(read('1.502')).toEqual({ kind: 'points', asked: 1_502, points: 300, money: 1_500 });
  expect(read('$100', 'mx')).toEqual({ kind: 'points', asked: 10_000, points: 769, money: 9_997 });
  expect(read('4')).toEqual({ kind: 'points', asked: 4, points: 0, money: 0 });
});

test('an amount with cents is not whole', () => {
  const texts = [read('Q100.50', 'gt'), read('$100.05', 'mx'), read('1.500,50')];
  expect(texts).toEqual(texts.map(() => ({ kind: 'notWhole' })));
  expect(read('Q100.00', 'gt')).toMatchObject({ points: 2_000, money: 10_000 });
});

test('a text that is no amount is not read', () => {
  for (const typed of ['mil', '-500', '1.5', '15.00', '1e3', '9999999999999', '٣٠٠', '$'])
    expect(read(typed)).toEqual({ kind: 'unreadable' });
  expect(read('  ')).toEqual({ kind: 'empty' });
  expect(read('0')).toMatchObject({ kind: 'points', points: 0 });
});
