import { expect, test } from 'vitest';
import { makeStore, makeZone } from '../testing/make.ts';
import { currentWait, usualWait } from './wait-time.ts';

const inside = { latitude: -33.45, longitude: -70.61 };
const outside = { latitude: -33.9, longitude: -70.61 };
const waits = { deliveryWaitTime: 35, pickUpWaitTime: 15, busyMinutes: 20 };
const store = makeStore({ ...waits, deliveryZones: [makeZone({ waitTime: 50 })] });

test('a delivery has the wait of its zone, or of the store if the zone is unknown', () => {
  const delivery = [null, inside, outside].map((place) =>
    usualWait(store, 'store_delivery', place),
  );
  expect(delivery).toEqual([35, 50, 35]);
  expect(usualWait(store, 'in_store', inside)).toBe(15);
});

test('if two zones overlap, the first one sets the wait', () => {
  const two = makeStore({
    ...waits,
    deliveryZones: [makeZone({ waitTime: 40 }), makeZone({ id: 2, waitTime: 60 })],
  });
  expect(usualWait(two, 'store_delivery', inside)).toBe(40);
});

test('an order for now also waits for a busy store', () => {
  expect([
    currentWait(store, 'store_delivery', inside),
    currentWait(store, 'store_delivery', null),
    currentWait(store, 'in_store', null),
  ]).toEqual([70, 55, 35]);
});
