import { expect, test } from 'vitest';
import { makeStore, modifierId, productId } from '../testing/make.ts';
import { nextFactEnd } from './facts-in-force.ts';
import type { StoreFact } from './store-fact.ts';
import { disabledWithFacts, storeWithFacts } from './store-with-facts.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const later = '2026-11-21T16:30:00Z';
const past = '2026-11-21T15:30:00Z';
const folder = makeStore({
  busyMinutes: 5,
  pausedUntil: later,
  holidays: [{ date: '2026-12-25', hours: [] }],
});

test('the counter’s facts stand over the folder’s until they end', () => {
  const facts: StoreFact[] = [
    { kind: 'busy', minutes: 20, until: later },
    { kind: 'pause', on: false, until: later },
    { kind: 'delivery', open: false, until: null },
    { kind: 'hours', date: '2026-12-25', hours: null, until: null },
    { kind: 'hours', date: '2026-12-31', hours: [], until: null },
    { kind: 'stock', id: productId(1), count: 3, until: null },
  ];
  expect(storeWithFacts(folder, facts, now)).toEqual({
    ...folder,
    busyMinutes: 20,
    pausedUntil: null,
    deliveryOpen: false,
    holidays: [{ date: '2026-12-31', hours: [] }],
  });
});

test('a fact that has ended changes nothing, and the next end is known', () => {
  const ended: StoreFact[] = [
    { kind: 'busy', minutes: 20, until: past },
    { kind: 'pickup', open: false, until: past },
    { kind: 'product', id: productId(1), soldOut: true, until: past },
  ];
  expect(storeWithFacts(folder, ended, now)).toBe(folder);
  expect(disabledWithFacts([], ended, now)).toEqual([]);
  expect(nextFactEnd(ended, now)).toBe(Infinity);
  expect(nextFactEnd([...ended, { until: later }, { until: null }], now)).toBe(Date.parse(later));
});

test('what the counter says of a dish or an option stands over every list', () => {
  const listed = [
    { deactivatableType: 'Product', deactivatableId: 1, endDate: null },
    { deactivatableType: 'Product', deactivatableId: 2, endDate: null },
    { deactivatableType: 'Modifier', deactivatableId: 1, endDate: null },
  ] as const;
  const facts: StoreFact[] = [
    { kind: 'product', id: productId(1), soldOut: false, until: null },
    { kind: 'product', id: productId(2), soldOut: true, until: later },
    { kind: 'modifier', id: modifierId(7), soldOut: true, until: null },
  ];
  expect(disabledWithFacts(listed, facts, now)).toEqual([
    { deactivatableType: 'Modifier', deactivatableId: 1, endDate: null },
    { deactivatableType: 'Product', deactivatableId: 2, endDate: later },
    { deactivatableType: 'Modifier', deactivatableId: 7, endDate: null },
  ]);
});
