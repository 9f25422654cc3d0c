import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a caller has so many calls a minute and is told how long to wait for the next, another has its own, and calls not named are not counted', () => {
  const limit = createRateLimit({ createGuest: 2 });
  const answers = [1, 2, 3].map((at) =>
    limit.secondsToWait('createGuest', 'burger 1.1.1.1', 60_000 + at),
  );
  expect(answers).toEqual([0, 0, 60]);
  expect(limit.secondsToWait('createGuest', 'burger 2.2.2.2', 60_004)).toBe(0);
  expect(limit.secondsToWait('createGuest', 'burger 1.1.1.1', 60_001 + 45_500)).toBe(15);
  expect(limit.secondsToWait('createGuest', 'burger 1.1.1.1', 120_001)).toBe(0);
  expect([
    limit.concerns('createGuest'),
    limit.concerns('getMenu'),
    createRateLimit({ createGuest: 0 }).concerns('createGuest'),
  ]).toEqual([true, false, false]);
});
