import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { makeStore } from '../testing/make.ts';
import { offersOn } from './offers-on.ts';

const weekdaysAtLunch = makeOffer(1, {
  hours: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' }],
});
const isOn = (offer: typeof weekdaysAtLunch, at: string, timeZone = 'America/Santiago') =>
  offersOn([offer], { store: makeStore({ timeZone }), at: Date.parse(at) }).length === 1;

test('the hours of a combo are those of the store’s zone: the beginning counts, the end does not', () => {
  expect(isOn(weekdaysAtLunch, '2026-11-23T14:59:59Z')).toBe(false);
  expect(isOn(weekdaysAtLunch, '2026-11-23T15:00:00Z')).toBe(true);
  expect(isOn(weekdaysAtLunch, '2026-11-23T18:59:59Z')).toBe(true);
  expect(isOn(weekdaysAtLunch, '2026-11-23T19:00:00Z')).toBe(false);
  expect(isOn(weekdaysAtLunch, '2026-11-23T15:00:00Z', 'America/Mexico_City')).toBe(false);
  expect(isOn(weekdaysAtLunch, '2026-11-22T15:00:00Z')).toBe(false);
});

test('23:59 is the end of the day, and a night past midnight is two rows', () => {
  const night = makeOffer(1, {
    hours: [
      { days: [6], from: '22:00', to: '23:59' },
      { days: [0], from: '00:00', to: '02:00' },
    ],
  });
  expect(isOn(night, '2026-11-22T02:59:59Z')).toBe(true);
  expect(isOn(night, '2026-11-22T04:59:59Z')).toBe(true);
  expect(isOn(night, '2026-11-22T05:00:00Z')).toBe(false);
});

test('in a night with a repeated hour a combo is on in both, and a skipped hour takes nothing from the next', () => {
  const late = makeOffer(1, { hours: [{ days: [6], from: '23:00', to: '23:59' }] });
  expect(isOn(late, '2026-04-05T02:30:00Z')).toBe(true);
  expect(isOn(late, '2026-04-05T03:30:00Z')).toBe(true);
  const early = makeOffer(2, { hours: [{ days: [0], from: '00:00', to: '02:00' }] });
  expect(isOn(early, '2026-09-06T04:00:00Z')).toBe(true);
});

test('a combo of some stores is not on in another', () => {
  const elsewhere = makeOffer(1, { storeIds: [2 as StoreId] });
  const at = Date.parse('2026-11-23T15:00:00Z');
  expect(offersOn([elsewhere], { store: makeStore(), at })).toEqual([]);
  expect(offersOn([elsewhere], { store: makeStore({ id: 2 as StoreId }), at })).toHaveLength(1);
});
