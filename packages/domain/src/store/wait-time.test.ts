import { expect, test } from 'vitest';
import { makeStore, makeZone } from '../testing/make.ts';
import { quotedWait, toldWait, usualWait } from './wait-time.ts';

const store = makeStore({ deliveryWaitTime: 35, pickUpWaitTime: 15, busyMinutes: 20 });

test('the zone knows how long a delivery takes, or the store; people are told of a busy day', () => {
  const zone = makeZone({ waitTime: 50 });
  expect([usualWait(store, 'store_delivery', null), usualWait(store, 'store_delivery', zone), usualWait(store, 'in_store', zone)]).toEqual([
    35, 50, 15,
  ]);
  expect([toldWait(store, 'store_delivery', zone), toldWait(store, 'in_store', null)]).toEqual([70, 35]);
});

test('a priced cart waits as its quote says, in which a busy day is counted already', () => {
  expect([quotedWait(store, 'store_delivery', { waitTime: 70 }), quotedWait(store, 'store_delivery', null)]).toEqual([70, 55]);
  expect(quotedWait(store, 'in_store', { waitTime: 70 })).toBe(35);
});
