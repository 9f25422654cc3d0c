import { expect, test } from 'vitest';
import { maxJobTries, retryPauseSeconds } from './job-retry.ts';

test('a job is tried 25 times: first after three seconds, then after growing pauses of up to six hours', () => {
  const pauses = Array.from({ length: maxJobTries - 1 }, (_, failed) =>
    retryPauseSeconds(failed + 1),
  );
  expect(pauses).toHaveLength(24);
  expect(Math.round(pauses[0] ?? 0)).toBe(3);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(Math.round((pauses.at(-1) ?? 0) / 3_600)).toBe(6);
});
