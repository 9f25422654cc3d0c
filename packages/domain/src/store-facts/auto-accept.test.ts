import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { automaticReadyTime } from './auto-accept.ts';
import type { StoreFact } from './store-fact.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const readyAt = now + 1_200_000;
const store = makeStore({ ordersGoTo: 'counter' });
const on: StoreFact = { kind: 'autoAccept', on: true, until: null };
const pickup = { dispatch: 'in_store', readyAt } as const;

test('an order is accepted by itself with the time that its shopper was shown, and never with a past one', () => {
  const facts = { store, facts: [on] };
  expect(automaticReadyTime(facts, pickup, now)).toBe(readyAt);
  expect(automaticReadyTime(facts, { ...pickup, readyAt: now - 60_000 }, now)).toBe(now);
});

test('an order waits for staff while the switch is off, the store is paused, its system takes orders, or its time is unknown', () => {
  const paused = { ...store, pausedUntil: '2026-11-21T16:00:00Z' };
  const noPickup = { ...store, pickUpOpen: false };
  expect(automaticReadyTime({ store, facts: [] }, pickup, now)).toBeNull();
  expect(automaticReadyTime({ store, facts: [{ ...on, on: false }] }, pickup, now)).toBeNull();
  expect(automaticReadyTime({ store: paused, facts: [on] }, pickup, now)).toBeNull();
  expect(automaticReadyTime({ store: noPickup, facts: [on] }, pickup, now)).toBeNull();
  const ofSystem = makeStore({ ordersGoTo: 'system' });
  expect(automaticReadyTime({ store: ofSystem, facts: [on] }, pickup, now)).toBeNull();
  const unknown = { ...pickup, readyAt: null };
  expect(automaticReadyTime({ store, facts: [on] }, unknown, now)).toBeNull();
});
