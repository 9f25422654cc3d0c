import { expect, test } from 'vitest';
import { noRidersRefusal } from './no-riders-refusal.ts';

test('the reason without riders decides the code: no rider free, area not covered, or the courier itself', () => {
  expect(noRidersRefusal('noRiders').label).toBe('NO_RIDERS');
  expect(noRidersRefusal('outOfZone').label).toBe('NO_RIDERS_IN_ZONE');
  expect(noRidersRefusal('temporary').label).toBe('NO_RIDERS_COURIER');
});
