import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseNow } from '../cases/case-menu.ts';
import type { SlotCase } from '../cases/slot-case.ts';
import { slotCases } from '../cases/slots.cases.ts';
import { makeIndex, makeProduct, makeStore, productId } from '../testing/make.ts';
import { readTimes } from '../testing/read-times.ts';
import { usualWait } from '../store/wait-time.ts';
import { preparationStart } from './preparation-start.ts';
import type { CartSlotsFacts } from './cart-slots.ts';
import { scheduledAvailability } from './scheduled-availability.ts';
import { isStoreSlot } from './store-slots.ts';

function ask({
  store: rest = {},
  products = [{}],
  at,
  dispatch = 'in_store',
}: SlotCase): CartSlotsFacts {
  const menu = products.map((product, place) => makeProduct(place + 1, product));
  const store = makeStore(rest);
  return {
    store,
    dispatch,
    now: at === undefined ? caseNow : Date.parse(at),
    days: 7,
    wait: usualWait(store, dispatch, null),
    products: menu.map(({ id }) => id),
    index: makeIndex({ products: menu }),
    platform: 'web',
  };
}

test.each(slotCases)('$name', (tried) => {
  const { days, unavailableProductIds } = scheduledAvailability(ask(tried), new Map());
  expect(days).toHaveLength(7);
  for (const [date, text] of Object.entries(tried.times)) {
    expect(days.find((day) => day.date === date)?.times.map(({ time }) => time)).toEqual(
      readTimes(text),
    );
  }
  expect(unavailableProductIds).toEqual(
    (tried.unavailable ?? []).map((place) => productId(place + 1)),
  );
});

const ordinary = ask({ name: '', times: {} });
const seven = Date.parse('2026-11-21T19:00:00-03:00');

test('a half hour is full when as many orders are placed for it as the store takes', () => {
  const store = makeStore({ slotCapacity: 3 });
  const fullAt = (booked: number) =>
    scheduledAvailability({ ...ordinary, store }, new Map([[seven, booked]]))
      .days[0]?.times.filter(({ isFull }) => isFull)
      .map(({ time }) => time);
  expect([2, 3, 4].map(fullAt)).toEqual([[], ['19:00'], ['19:00']]);
});

test('a store without a capacity is never full', () => {
  const [today] = scheduledAvailability(ordinary, new Map([[seven, 9_999]])).days;
  expect(today?.times.some(({ isFull }) => isFull)).toBe(false);
});

test('no cart’s preparation starts before the order', () => {
  const facts = fc.record({
    cookingTime: fc.integer({ min: 0, max: 72 }),
    cookingTimeType: fc.constantFrom('hour' as const, 'day' as const),
    wait: fc.integer({ min: 0, max: 120 }),
    busyMinutes: fc.integer({ min: 0, max: 90 }),
    minutes: fc.integer({ min: 0, max: 3 * 1440 }),
  });
  fc.assert(
    fc.property(facts, ({ cookingTime, cookingTimeType, wait, busyMinutes, minutes }) => {
      const products = [
        makeProduct(1, {
          cookingTime: cookingTimeType === 'day' ? cookingTime % 4 : cookingTime,
          cookingTimeType,
        }),
        makeProduct(2),
      ];
      const now = caseNow + minutes * 60_000;
      const question = { ...ordinary, store: makeStore({ busyMinutes }), now, wait, days: 8 };
      const { days } = scheduledAvailability(
        { ...question, products: products.map(({ id }) => id), index: makeIndex({ products }) },
        new Map(),
      );
      const offered = days.flatMap(({ times }) => times.map(({ instant }) => Date.parse(instant)));
      expect(offered.filter((slot) => preparationStart(slot, wait, products) < now)).toEqual([]);
    }),
  );
});

test('a slot is offered exactly when it can be ordered', () => {
  const everyFive = Array.from({ length: 2 * 288 }, (_, at) => caseNow + at * 5 * 60_000);
  const offered = scheduledAvailability({ ...ordinary, days: 2 }, new Map()).days.flatMap(
    ({ times }) => times.map(({ instant }) => Date.parse(instant)),
  );
  expect(everyFive.filter((instant) => isStoreSlot({ ...ordinary, days: 2 }, instant))).toEqual(
    offered,
  );
});
