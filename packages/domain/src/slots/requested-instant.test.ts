import { expect, test } from 'vitest';
import { localTimeLabel, requestedInstant } from './requested-instant.ts';

const santiago = (time: string | null, instant: string | null = null) => {
  const asked = requestedInstant({ time, instant }, 'America/Santiago');
  return asked.ok && asked.value !== null ? new Date(asked.value).toISOString() : asked;
};

test('an order without a requested time is for as soon as possible', () => {
  expect(santiago(null)).toEqual({ ok: true, value: null });
});

test('a local time is converted by the time zone of its store', () => {
  expect(santiago('2026-11-22 13:30')).toBe('2026-11-22T16:30:00.000Z');
  expect(santiago('2026-11-22 13:30', '2026-11-22T16:30:00.000Z')).toBe('2026-11-22T16:30:00.000Z');
  expect(santiago(null, '2026-11-22T13:30:00-03:00')).toBe('2026-11-22T16:30:00.000Z');
});

test('a time in a repeated hour is its first pass, unless the instant means the second', () => {
  expect(santiago('2026-04-04 23:30')).toBe('2026-04-05T02:30:00.000Z');
  expect(santiago('2026-04-04 23:30', '2026-04-05T03:30:00Z')).toBe('2026-04-05T03:30:00.000Z');
});

test('a skipped time and an instant that disagrees with the local time are refused', () => {
  for (const [time, instant] of [
    ['2026-09-06 00:30', null],
    ['2026-02-30 12:00', null],
    ['2026-11-22 13:30', '2026-11-22T17:30:00Z'],
    ['2026-11-22 13:30', 'soon'],
  ] as const)
    expect(santiago(time, instant)).toEqual({ ok: false, error: 'noSuchTime' });
});

test('an instant is written in the store’s time zone', () => {
  expect(localTimeLabel(Date.parse('2026-11-22T02:30:00Z'), 'America/Santiago')).toBe(
    '2026-11-21 23:30',
  );
});
