import { expect, test } from 'vitest';
import { dayMs } from '../duration.ts';
import { browserStorageLifetimes } from './browser-storage-lifetimes.ts';

test('the shopper’s input is stored for a day, and the consent answer for half a year', () => {
  expect(browserStorageLifetimes).toMatchObject({ draft: dayMs, consent: 180 * dayMs });
});
