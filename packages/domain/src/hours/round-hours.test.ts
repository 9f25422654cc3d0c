import { expect, test } from 'vitest';
import { roundClosing, roundHours, roundOpening } from './round-hours.ts';
import { minuteOf } from './zoned-time.ts';

test.each([
  ['12:00', '12:00', '12:00'],
  ['12:15', '12:30', '12:00'],
  ['12:30', '12:30', '12:30'],
  ['12:45', '13:00', '12:30'],
  ['12:01', '12:30', '12:00'],
  ['12:59', '13:00', '12:30'],
])('%s opens at %s and closes at %s', (time, opening, closing) => {
  expect(roundOpening(minuteOf(time))).toBe(minuteOf(opening));
  expect(roundClosing(minuteOf(time))).toBe(minuteOf(closing));
});

test('the end of the day stays the end of the day', () => {
  expect(roundClosing(minuteOf('23:59:59'))).toBe(1_440);
});

test('a window without a whole slot is left out', () => {
  expect(roundHours({ from: minuteOf('12:15'), to: minuteOf('12:45') })).toBeNull();
  expect(roundHours({ from: minuteOf('12:15'), to: minuteOf('13:00') })).toEqual({
    from: 750,
    to: 780,
  });
});
