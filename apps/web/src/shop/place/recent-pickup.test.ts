import { setPersonalOwner } from '@comanda/client/personal-storage.ts';
import { guestOwner } from '@comanda/client/storage.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readRecentPickup, storeRecentPickup } from './recent-pickup.ts';

afterEach(() => {
  setPersonalOwner(guestOwner);
  vi.unstubAllGlobals();
});

test('the recent store for pickup is stored for 90 days, for its person alone', () => {
  stubBrowser('https://burger.example/');
  storeRecentPickup(7 as StoreId, 0);
  expect(readRecentPickup(90 * dayMs - 1)).toBe(7);
  expect(readRecentPickup(90 * dayMs)).toBeNull();
  setPersonalOwner('user-1');
  expect(readRecentPickup(0)).toBeNull();
});
