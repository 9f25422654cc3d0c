import { expect, test } from 'vitest';
import { dayMs } from '../duration.ts';
import { browserStorageLifetimes } from './browser-storage-lifetimes.ts';

test('what the shopper typed is kept for a day, an answer about consent for half a year', () => {
  expect(browserStorageLifetimes).toMatchObject({ draft: dayMs, consent: 180 * dayMs });
});
