import { expect, test } from 'vitest';
import { backoff, firstSweep, nextSweep } from './query-schedule.ts';

const minutes = (count: number): number => count * 60_000;

test('asked at 1 s, 2 s, 5 s, 15 s, 1 min, 5 min, then every 15 min', () => {
  const pauses = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 900_000];
  expect(pauses.map((_, tries) => backoff(tries))).toEqual(pauses);
  expect(backoff(1_000)).toBe(900_000);
});

test('after it failed three sweeps are asked, 15 min, 2 h and 24 h after its deadline', () => {
  const deadline = minutes(10);
  const asked: number[] = [];
  for (let at = minutes(3), pause: number | null = firstSweep(at, deadline); pause !== null; pause = nextSweep(at, deadline)) {
    at += pause;
    asked.push(at - deadline);
  }
  expect(asked).toEqual([minutes(15), minutes(120), minutes(1_440)]);
});

test('one that failed days later is still swept once', () => {
  expect(firstSweep(minutes(5_000), 0)).toBe(minutes(15));
  expect(nextSweep(minutes(5_000), 0)).toBeNull();
});
