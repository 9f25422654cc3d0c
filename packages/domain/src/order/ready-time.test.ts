import { expect, test } from 'vitest';
import { acceptReadyTime } from './ready-time.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const minute = 60_000;
const day = 1_440 * minute;
const stands = (readyAt: number, current: number | null, isPromised = false) =>
  acceptReadyTime(now + readyAt, { now, current, isPromised });

test('the first ready time from the restaurant replaces the estimate, sooner or later', () => {
  expect(stands(2 * day, null)).toEqual({ ok: true, value: now + 2 * day });
  expect(stands(10 * minute, now + 15 * minute)).toEqual({ ok: true, value: now + 10 * minute });
  expect(stands(40 * minute, now + 15 * minute)).toEqual({ ok: true, value: now + 40 * minute });
});

test('a confirmed ready time only moves later', () => {
  expect(stands(40 * minute, now + 30 * minute, true)).toEqual({
    ok: true,
    value: now + 40 * minute,
  });
  expect(stands(20 * minute, now + 30 * minute, true)).toEqual({
    ok: true,
    value: now + 30 * minute,
  });
});

test('a ready time may be a quarter of an hour ago and thirty days ahead, at most', () => {
  expect([stands(-15 * minute, null).ok, stands(30 * day, null).ok]).toEqual([true, true]);
  expect(stands(-15 * minute - 1, null)).toEqual({ ok: false, error: 'past' });
  expect(stands(30 * day + 1, null)).toEqual({ ok: false, error: 'too_far' });
});
