import { expect, test } from 'vitest';
import { isOneSlipAway } from './is-one-slip-away.ts';

test.each([
  ['hamburgesa', 'hamburguesa'],
  ['amburguesa', 'hamburguesa'],
  ['nijiri', 'nigiri'],
  ['papass', 'papas'],
  ['limonda', 'limonada'],
  ['ploo', 'polo'],
  ['cervzea', 'cerveza'],
])('%s is one slip away from %s, both ways', (one, other) => {
  expect(isOneSlipAway(one, other)).toBe(true);
  expect(isOneSlipAway(other, one)).toBe(true);
});

test.each([
  ['papas', 'papas'],
  ['hamurgesa', 'hamburguesa'],
  ['nijiry', 'nigiri'],
  ['abcd', 'badc'],
  ['', 'ab'],
])('%j is not one slip away from %j', (one, other) => {
  expect(isOneSlipAway(one, other)).toBe(false);
});
