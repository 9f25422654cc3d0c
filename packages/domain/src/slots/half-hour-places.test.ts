import { expect, test } from 'vitest';
import { makeHours, makeStore } from '../testing/make.ts';
import { estimateOrder } from './estimate.ts';
import { laterHalfHour } from './half-hour-places.ts';
import { localTimeLabel } from './requested-instant.ts';

const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00-03:00`);
const full = (...clocks: readonly string[]) =>
  clocks.map((clock) => ({
    dispatchMethod: 'in_store' as const,
    instant: new Date(at(clock)).toISOString(),
  }));
const store = makeStore({
  businessHours: makeHours('12:00:00', '15:00:00'),
  pickUpWaitTime: 15,
  deliveryWaitTime: 40,
});
const withFull = (...clocks: readonly string[]) => ({ ...store, fullHalfHours: full(...clocks) });

test('an order as soon as possible goes to the first half hour with a place, and stays where its own has one', () => {
  expect(laterHalfHour(store, 'in_store', at('13:12'))).toBeNull();
  expect(laterHalfHour(withFull('13:30'), 'in_store', at('13:12'))).toBeNull();
  expect(laterHalfHour(withFull('13:00'), 'in_store', at('13:12'))).toBe(at('13:30'));
  expect(laterHalfHour(withFull('13:00', '13:30'), 'in_store', at('13:12'))).toBe(at('14:00'));
  expect(laterHalfHour(withFull('13:00'), 'store_delivery', at('13:12'))).toBeNull();
});

test('while every half hour until the store closes is full, an order gets the last one and is not refused', () => {
  const store = withFull('14:00', '14:30');
  expect(laterHalfHour(store, 'in_store', at('14:05'))).toBe(at('14:30'));
  expect(laterHalfHour(store, 'in_store', at('14:50'))).toBeNull();
});

test('a full half hour makes the estimate later, as a time and not as minutes', () => {
  const question = {
    dispatch: 'in_store',
    place: null,
    products: [],
    now: at('13:00'),
    requestedTime: null,
  } as const;
  expect(estimateOrder({ store, ...question })).toMatchObject({ kind: 'minutes', wait: 15 });
  const later = estimateOrder({ store: withFull('13:00', '13:30'), ...question });
  expect(later).toMatchObject({ kind: 'time' });
  const { expectedAt, readyAt } =
    later.kind === 'toConfirm' ? { expectedAt: 0, readyAt: 0 } : later;
  expect(localTimeLabel(expectedAt, store.timeZone)).toBe('2026-11-21 14:00');
  expect(readyAt).toBe(expectedAt);
});
