import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { placesNow, withFullHalfHours } from './places-now.ts';
import type { StoreFact } from './store-fact.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const instant = '2026-11-21T16:00:00.000Z';
const two = { kind: 'capacity', places: 2, until: '2026-11-21T18:00:00Z' } satisfies StoreFact;
const taken = [
  { dispatchMethod: 'in_store', instant, booked: 2 },
  { dispatchMethod: 'store_delivery', instant, booked: 1 },
] as const;

test('a half hour whose places are taken is full, for its dispatch method alone', () => {
  const store = makeStore({});
  const shown = withFullHalfHours(store, { facts: [two], taken, now });
  expect(shown.fullHalfHours).toEqual([{ dispatchMethod: 'in_store', instant }]);
});

test('without places of the counter, or after their end, no half hour is full for an order as soon as possible', () => {
  const store = makeStore({ slotCapacity: 1 });
  expect(withFullHalfHours(store, { facts: [], taken, now })).toBe(store);
  expect(placesNow([{ ...two, until: '2026-11-21T15:30:00Z' }], now)).toBeNull();
  expect(placesNow([{ ...two, places: null }], now)).toBeNull();
});
