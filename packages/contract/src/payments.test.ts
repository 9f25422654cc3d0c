import { expect, test } from 'vitest';
import * as v from 'valibot';
import { payWithKushkiCard, payWithOneclick } from './payments.ts';

const token = 'd41d8cd98f00b204e9800998ecf8427e';
const card = '0193a000-0000-7000-8000-000000000001';

test.each([
  [1, true],
  [48, true],
  [0, false],
  [49, false],
  [2.5, false],
  ['3', false],
  [-1, false],
])('a number of payments is a whole number from 1 to 48: %j', (installmentsNumber, isRight) => {
  const body = { paymentToken: token, installmentsNumber };
  expect(v.is(payWithKushkiCard.body, body)).toBe(isRight);
});

test.each([0, 999, 'abc', 1.5, ''])('%j is no number of payments', (installmentsNumber) => {
  expect(v.is(payWithOneclick.query, { cardId: card, installmentsNumber })).toBe(false);
});

test.each(['4242424242424242', 'short', 'with spaces in the token', 'a'.repeat(201)])(
  '%j is no token of a provider',
  (paymentToken) => {
    expect(v.is(payWithKushkiCard.body, { paymentToken })).toBe(false);
  },
);
