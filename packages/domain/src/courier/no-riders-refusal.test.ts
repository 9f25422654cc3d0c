import { expect, test } from 'vitest';
import { noRidersRefusal } from './no-riders-refusal.ts';

test('why nobody goes decides the code: nobody free, not to there, or the courier itself', () => {
  expect(noRidersRefusal('noRiders').label).toBe('NO_RIDERS');
  expect(noRidersRefusal('outOfZone').label).toBe('NO_RIDERS_IN_ZONE');
  expect(noRidersRefusal('temporary').label).toBe('NO_RIDERS_COURIER');
});
