import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a caller has so many calls a minute, another has its own, and calls not named are not counted', () => {
  const limit = createRateLimit({ createGuest: 2 });
  const answers = [1, 2, 3].map((at) => limit.allows('createGuest', 'burger 1.1.1.1', at));
  expect(answers).toEqual([true, true, false]);
  expect(limit.allows('createGuest', 'burger 2.2.2.2', 4)).toBe(true);
  expect(limit.allows('createGuest', 'burger 1.1.1.1', 60_001)).toBe(true);
  expect([limit.concerns('createGuest'), limit.concerns('getMenu'), createRateLimit({ createGuest: 0 }).concerns('createGuest')]).toEqual([
    true,
    false,
    false,
  ]);
});
