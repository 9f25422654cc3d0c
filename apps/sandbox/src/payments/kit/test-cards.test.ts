import { expect, test } from 'vitest';
import { cardOutcome, findTestCard, testCards } from './test-cards.ts';

const luhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

test('every test card has a valid check digit, and no number stands twice', () => {
  expect(testCards.filter(({ number }) => !luhn(number))).toEqual([]);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test('a card is found with or without spaces, and any other number is declined', () => {
  expect(findTestCard('4051 8856 0044 6623')).toMatchObject({ brand: 'visa', outcome: 'approved' });
  expect(cardOutcome('4999999999999999')).toBe('declined');
});
