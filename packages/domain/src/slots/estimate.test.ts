import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseNow } from '../cases/case-menu.ts';
import { type EstimateCase, estimateCases } from '../cases/estimate.cases.ts';
import { longestLead } from '../menu/lead-time.ts';
import { storeOpening } from '../store/why-store-is-closed.ts';
import { currentWait, travelMinutes } from '../store/wait-time.ts';
import { makeHours, makeIndex, makeProduct, makeStore, makeZone } from '../testing/make.ts';
import { estimateOrder } from './estimate.ts';
import { localTimeLabel } from './requested-instant.ts';
import { scheduledAvailability } from './scheduled-availability.ts';

const place = { latitude: -33.45, longitude: -70.61 };
const minuteMs = 60_000;

function ask({ store: rest = {}, products = [{}], at, dispatch = 'in_store' }: EstimateCase) {
  const store = makeStore({ deliveryZones: [makeZone({ waitTime: 45 })], ...rest });
  const menu = products.map((product, position) => makeProduct(position + 1, product));
  const estimate = estimateOrder({
    store,
    dispatch,
    place,
    products: menu,
    now: at === undefined ? caseNow : Date.parse(at),
    requestedTime: null,
  });
  const local = (instant: number): string => localTimeLabel(instant, store.timeZone);
  return { estimate, local };
}

test.each(estimateCases)('$name', (tried) => {
  const { estimate, local } = ask(tried);
  if (estimate.kind === 'toConfirm') return expect(tried.expected).toBeNull();
  expect([local(estimate.expectedAt), local(estimate.readyAt)]).toEqual([
    tried.expected,
    tried.ready ?? tried.expected,
  ]);
  expect(estimate.kind === 'minutes' ? estimate.wait : undefined).toBe(tried.minutes);
});

test('an order for later is expected at its time, and on the counter one travel time before it, also if made to order', () => {
  const store = makeStore({ busyMinutes: 30, deliveryZones: [makeZone({ waitTime: 45 })] });
  const requestedTime = Date.parse('2026-11-23T16:00:00Z');
  const products = [makeProduct(1, { deferred: true })];
  const asked = { store, place, products, now: caseNow, requestedTime };
  expect(estimateOrder({ ...asked, dispatch: 'in_store' })).toEqual({
    kind: 'slot',
    expectedAt: requestedTime,
    readyAt: requestedTime,
  });
  expect(estimateOrder({ ...asked, dispatch: 'store_delivery' })).toEqual({
    kind: 'slot',
    expectedAt: requestedTime,
    readyAt: requestedTime - 30 * minuteMs,
  });
});

const zones = [
  'America/Santiago',
  'America/Punta_Arenas',
  'America/Coyhaique',
  'America/Guatemala',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'Pacific/Easter',
];
const someTime = fc
  .integer({ min: 0, max: 2 * 365 * 1_440 })
  .map((minute) => Date.parse('2026-01-01T00:00:00Z') + minute * minuteMs);
const someProduct = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.constantFrom('hour' as const, 'day' as const),
    fc.integer({ min: 0, max: 15 }),
  )
  .map(([time, cookingTimeType, chance]) =>
    makeProduct(1, {
      cookingTime: cookingTimeType === 'day' ? time % 4 : time,
      cookingTimeType,
      deferred: chance === 0,
    }),
  );
const someFacts = fc.record({
  timeZone: fc.constantFrom(...zones),
  now: someTime,
  dispatch: fc.constantFrom('in_store' as const, 'store_delivery' as const),
  products: fc.array(someProduct, { minLength: 1, maxLength: 3 }),
  busyMinutes: fc.integer({ min: 0, max: 90 }),
  pickUpWaitTime: fc.integer({ min: 0, max: 60 }),
  waitTime: fc.integer({ min: 0, max: 120 }),
});

const lunchAndNight = [
  ...makeHours('00:00:00', '02:30:00'),
  ...makeHours('12:00:00', '16:00:00', [1, 2, 3, 4, 5]),
  ...makeHours('19:00:00', '23:59:59'),
];

test('no estimate is earlier than the preparation allows, nor while the store is closed if it takes longer than usual', () => {
  fc.assert(
    fc.property(someFacts, ({ timeZone, now, dispatch, products, waitTime, ...waits }) => {
      const store = makeStore({
        timeZone,
        businessHours: lunchAndNight,
        deliveryZones: [makeZone({ waitTime })],
        ...waits,
      });
      const estimate = estimateOrder({
        store,
        dispatch,
        place,
        products,
        now,
        requestedTime: null,
      });
      expect(estimate.kind === 'toConfirm').toBe(products.some(({ deferred }) => deferred));
      if (estimate.kind === 'toConfirm') return;
      const [way, wait] = [
        travelMinutes(store, dispatch, place) * minuteMs,
        currentWait(store, dispatch, place) * minuteMs,
      ];
      expect(estimate.expectedAt).toBe(estimate.readyAt + way);
      expect(estimate.readyAt).toBeGreaterThanOrEqual(now + longestLead(products));
      expect(estimate.expectedAt).toBeGreaterThanOrEqual(now + wait);
      if (estimate.kind === 'minutes') expect(estimate.expectedAt).toBe(now + wait);
      else expect(storeOpening(store, dispatch, estimate.readyAt).kind).toBe('open');
    }),
    { numRuns: 300 },
  );
});

test('as soon as possible is never later than the first slot of the same cart', () => {
  fc.assert(
    fc.property(someFacts, ({ timeZone, now, dispatch, products, waitTime, ...waits }) => {
      const store = makeStore({
        timeZone,
        businessHours: makeHours('00:00:00', '23:59:59'),
        deliveryZones: [makeZone({ waitTime })],
        ...waits,
      });
      const menu = products.map((product, position) => ({
        ...makeProduct(position + 1),
        cookingTime: product.cookingTime,
        cookingTimeType: product.cookingTimeType,
      }));
      const estimate = estimateOrder({
        store,
        dispatch,
        place,
        products: menu,
        now,
        requestedTime: null,
      });
      const wait = currentWait(store, dispatch, place) - store.busyMinutes;
      const question = {
        store,
        dispatch,
        now,
        days: 6,
        wait,
        products: menu.map(({ id }) => id),
        index: makeIndex({ products: menu }),
        platform: 'web',
      };
      const [first] = scheduledAvailability(question, new Map()).days.flatMap(({ times }) => times);
      if (first === undefined || estimate.kind === 'toConfirm') return;
      expect(estimate.expectedAt).toBeLessThanOrEqual(Date.parse(first.instant));
    }),
    { numRuns: 150 },
  );
});
