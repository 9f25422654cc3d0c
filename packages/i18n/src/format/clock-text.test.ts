import { expect, test } from 'vitest';
import { clockText, countdownText, waitRangeText } from './clock-text.ts';

test.each([
  ['20:30', '20:30'],
  ['20:30:00', '20:30'],
  ['8:05', '08:05'],
  ['00:00:00', '00:00'],
  ['24:00', '24:00'],
])('%s is shown as %s, in 24 hours, in every country', (time, shown) => {
  expect(clockText(time)).toBe(shown);
});

test('an invalid time of day throws', () => {
  for (const time of ['25:00', '10:60', '10', '10:5', '8 pm', ''])
    expect(() => clockText(time)).toThrow(RangeError);
});

test('a wait is shown as a range of ten minutes without a line break', () => {
  expect(waitRangeText(35)).toBe('35\u2060–\u206045');
});

test('the remaining time counts down to zero and stays there', () => {
  expect(countdownText(42)).toBe('0:42');
  expect(countdownText(60)).toBe('1:00');
  expect(countdownText(0.2)).toBe('0:01');
  expect(countdownText(-3)).toBe('0:00');
});
