import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../duration.ts';
import { isCopyOver, keptTriesLeft } from './kept-orders.ts';

const heardAt = Date.parse('2026-11-21T20:00:00Z');
const copy = { heardAt, seenAt: heardAt };

test('a copy lives for twenty-four hours after the server’s last answer', () => {
  expect(isCopyOver(copy, heardAt)).toBe(false);
  expect(isCopyOver(copy, heardAt + 24 * hourMs - 1)).toBe(false);
  expect(isCopyOver(copy, heardAt + 24 * hourMs)).toBe(true);
});

test('a clock that was set back wins no time for the copy', () => {
  const seen = { heardAt, seenAt: heardAt + 24 * hourMs };
  expect(isCopyOver(seen, heardAt + hourMs)).toBe(true);
  expect(isCopyOver(copy, heardAt - hourMs)).toBe(true);
  expect(isCopyOver(copy, heardAt - minuteMs)).toBe(false);
});

test('the fifth wrong PIN is the last', () => {
  expect([0, 1, 4, 5, 6].map(keptTriesLeft)).toEqual([5, 4, 1, 0, 0]);
});
