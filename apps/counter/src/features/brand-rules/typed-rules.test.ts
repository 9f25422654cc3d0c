import { countries } from '@comanda/domain/country/countries.ts';
import { expect, test } from 'vitest';
import { amountOf, tipsOf, wholeOf } from './typed-rules.ts';

test.each([
  ['0, 5, 10', [0, 5, 10]],
  ['10 % 15 %', [10, 15]],
  ['12', [12]],
  ['', null],
  ['5, 5', null],
  ['5, 101', null],
  ['5, -1', null],
  ['cinco', null],
  ['1,2,3,4,5,6,7,8,9', null],
])('%j as tips is %j', (typed, tips) => {
  expect(tipsOf(typed)).toEqual(tips);
});

test('a whole number is read up to its limit, and an amount with zero', () => {
  expect(['60', '61', '', '1,5', '-1'].map((typed) => wholeOf(typed, 60))).toEqual([
    60,
    null,
    null,
    null,
    null,
  ]);
  expect(['0', '1.500', '-5', ''].map((typed) => amountOf(typed, countries.cl))).toEqual([
    0,
    1_500,
    null,
    null,
  ]);
});
