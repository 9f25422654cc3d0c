import { expect, test } from 'vitest';
import { localTimeLabel, requestedInstant } from './requested-instant.ts';

const santiago = (time: string | null, instant: string | null = null) => {
  const asked = requestedInstant({ time, instant }, 'America/Santiago');
  return asked.ok && asked.value !== null ? new Date(asked.value).toISOString() : asked;
};

test('without a time an order is wanted as soon as possible', () => {
  expect(santiago(null)).toEqual({ ok: true, value: null });
});

test('a local time is an instant of its store', () => {
  expect(santiago('2026-11-22 13:30')).toBe('2026-11-22T16:30:00.000Z');
  expect(santiago('2026-11-22 13:30', '2026-11-22T16:30:00.000Z')).toBe('2026-11-22T16:30:00.000Z');
  expect(santiago(null, '2026-11-22T13:30:00-03:00')).toBe('2026-11-22T16:30:00.000Z');
});

test('of a repeated hour it is the first pass, unless the instant says the second', () => {
  expect(santiago('2026-04-04 23:30')).toBe('2026-04-05T02:30:00.000Z');
  expect(santiago('2026-04-04 23:30', '2026-04-05T03:30:00Z')).toBe('2026-04-05T03:30:00.000Z');
});

test('a time that the clock skips, and an instant that says another time, are refused', () => {
  for (const [time, instant] of [
    ['2026-09-06 00:30', null],
    ['2026-02-30 12:00', null],
    ['2026-11-22 13:30', '2026-11-22T17:30:00Z'],
    ['2026-11-22 13:30', 'soon'],
  ] as const)
    expect(santiago(time, instant)).toEqual({ ok: false, error: 'noSuchTime' });
});

test('an instant is written by the clock of the store', () => {
  expect(localTimeLabel(Date.parse('2026-11-22T02:30:00Z'), 'America/Santiago')).toBe(
    '2026-11-21 23:30',
  );
});
