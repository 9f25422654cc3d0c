import { expect, test } from 'vitest';
import { makeHours, makeStore } from '../testing/make.ts';
import type { DispatchMethod, OrderMethod, Store, Subscription } from './store.ts';
import { orderingState, storeOpening, whyStoreIsClosed } from './why-store-is-closed.ts';

/** Local time in Santiago in the summer of 2026 (UTC−3). 21 November is a Saturday. */
const santiago = (time: string, date = '2026-11-21'): number =>
  Date.parse(`${date}T${time}:00-03:00`);
const store = makeStore();
const stateOf = (one: Store, dispatch: DispatchMethod, now: number) =>
  orderingState(whyStoreIsClosed(one, dispatch, now));

test('a store is open from its opening minute and no longer at its closing minute', () => {
  expect(storeOpening(store, 'in_store', santiago('11:59')).kind).toBe('closed');
  expect(storeOpening(store, 'in_store', santiago('12:00'))).toEqual({
    kind: 'open',
    until: '23:00',
  });
  expect(storeOpening(store, 'in_store', santiago('22:59'))).toEqual({
    kind: 'open',
    until: '23:00',
  });
  expect(storeOpening(store, 'in_store', santiago('23:00')).kind).toBe('closed');
});

test('before noon the store opens today, and at night it opens tomorrow', () => {
  expect(storeOpening(store, 'in_store', santiago('09:00'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 6, time: '12:00', today: true },
  });
  expect(storeOpening(store, 'in_store', santiago('23:30'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 0, time: '12:00', today: false },
  });
});

test('a store that opens on Saturdays only reopens a week later', () => {
  const saturdays = makeStore({ businessHours: makeHours('12:00:00', '15:00:00', [6]) });
  expect(storeOpening(saturdays, 'in_store', santiago('16:00'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 6, time: '12:00', today: false },
  });
});

test('hours past midnight close on the next day', () => {
  const night = makeStore({
    businessHours: [
      ...makeHours('18:00:00', '23:59:59', [6]),
      ...makeHours('00:00:00', '02:00:00', [0]),
    ],
  });
  expect(storeOpening(night, 'in_store', santiago('23:59'))).toEqual({
    kind: 'open',
    until: '02:00',
  });
  expect(storeOpening(night, 'in_store', santiago('00:30', '2026-11-22'))).toEqual({
    kind: 'open',
    until: '02:00',
  });
  expect(storeOpening(night, 'in_store', santiago('02:00', '2026-11-22')).kind).toBe('closed');
});

test('a store that never closes has no closing time', () => {
  const always = makeStore({ businessHours: makeHours('00:00:00', '23:59:59') });
  expect(storeOpening(always, 'in_store', santiago('04:00'))).toEqual({
    kind: 'open',
    until: null,
  });
});

const closedOn = (...dates: readonly string[]) => ({
  holidays: dates.map((date) => ({ date, hours: [] })),
});

test('on a holiday without hours a store is closed, and opens on the next day', () => {
  const off = makeStore(closedOn('2026-11-21'));
  const opensAt = { weekday: 0, time: '12:00', today: false };
  expect(storeOpening(off, 'in_store', santiago('13:00'))).toEqual({ kind: 'closed', opensAt });
  expect(storeOpening(off, 'in_store', santiago('13:00', '2026-11-22')).kind).toBe('open');
});

test('a holiday with its own hours uses them', () => {
  const hours = [
    {
      openingTime: '18:00:00',
      closingTime: '20:00:00',
      dispatchMethod: 'in_store',
      position: 0,
    } as const,
  ];
  const short = makeStore({ holidays: [{ date: '2026-11-21', hours }] });
  expect(storeOpening(short, 'in_store', santiago('13:00'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 6, time: '18:00', today: true },
  });
  expect(storeOpening(short, 'in_store', santiago('19:00'))).toEqual({
    kind: 'open',
    until: '20:00',
  });
  expect(storeOpening(short, 'store_delivery', santiago('19:00'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 0, time: '12:00', today: false },
  });
});

test('the hours before a holiday end at midnight, and a store that never closes closes for the holiday', () => {
  const always = makeStore({
    businessHours: makeHours('00:00:00', '23:59:59'),
    ...closedOn('2026-11-22'),
  });
  expect(storeOpening(always, 'in_store', santiago('13:00'))).toEqual({
    kind: 'open',
    until: '00:00',
  });
  expect(storeOpening(always, 'in_store', santiago('00:00', '2026-11-22'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 1, time: '00:00', today: false },
  });
});

test('a Saturday store whose next Saturday is a holiday opens on the Saturday after it', () => {
  const saturdays = makeStore({
    businessHours: makeHours('12:00:00', '15:00:00', [6]),
    ...closedOn('2026-11-28'),
  });
  expect(storeOpening(saturdays, 'in_store', santiago('16:00'))).toEqual({
    kind: 'closed',
    opensAt: { weekday: 6, time: '12:00', today: false },
  });
});

test.each([
  ['2026-11-21T17:20:00-03:00', { weekday: 6, time: '17:20', today: true }],
  ['2026-11-21T23:30:00-03:00', { weekday: 0, time: '12:00', today: false }],
  ['2026-11-22T10:00:00-03:00', { weekday: 0, time: '12:00', today: false }],
  ['2026-11-22T13:00:00-03:00', { weekday: 0, time: '13:00', today: false }],
])(
  'a store that pauses until %s is closed until then, or until its next opening',
  (pausedUntil, opensAt) => {
    expect(storeOpening(makeStore({ pausedUntil }), 'in_store', santiago('13:00'))).toEqual({
      kind: 'closed',
      opensAt,
    });
  },
);

test('a past pause has no effect, and a pause still allows orders for later', () => {
  const paused = makeStore({ pausedUntil: '2026-11-21T13:00:00-03:00' });
  expect(stateOf(paused, 'in_store', santiago('12:59'))).toBe('scheduledOnly');
  expect(stateOf(paused, 'in_store', santiago('13:00'))).toBe('open');
});

test('a store without hours has no opening time', () => {
  expect(storeOpening(makeStore({ businessHours: [] }), 'in_store', santiago('12:00'))).toEqual({
    kind: 'closed',
    opensAt: null,
  });
});

test('a store that is switched off has no opening time, with any hours', () => {
  const off = makeStore({ deliveryOpen: false });
  for (const time of ['09:00', '13:00'])
    expect(storeOpening(off, 'store_delivery', santiago(time))).toEqual({
      kind: 'closed',
      opensAt: null,
    });
  expect(storeOpening(off, 'in_store', santiago('13:00')).kind).toBe('open');
});

test('in the repeated hour a store that closed at 23:30 does not open again', () => {
  const half = makeStore({ businessHours: makeHours('12:00:00', '23:30:00') });
  const kinds = [
    '2026-04-05T02:29:00Z',
    '2026-04-05T02:30:00Z',
    '2026-04-05T03:00:00Z',
    '2026-04-05T03:29:00Z',
    '2026-04-05T04:00:00Z',
  ].map((instant) => storeOpening(half, 'in_store', Date.parse(instant)).kind);
  expect(kinds).toEqual(['open', 'closed', 'closed', 'closed', 'closed']);
});

test('a store open until the end of that day is open in both passes of the hour', () => {
  const late = makeStore({ businessHours: makeHours('12:00:00', '23:59:59') });
  const kinds = [
    '2026-04-05T02:30:00Z',
    '2026-04-05T03:30:00Z',
    '2026-04-05T03:59:00Z',
    '2026-04-05T04:00:00Z',
  ].map((instant) => storeOpening(late, 'in_store', Date.parse(instant)).kind);
  expect(kinds).toEqual(['open', 'open', 'open', 'closed']);
});

test('in the skipped hour the store opens when the clock jumps', () => {
  const early = makeStore({ businessHours: makeHours('00:00:00', '02:00:00', [0]) });
  expect(storeOpening(early, 'in_store', Date.parse('2026-09-06T03:59:00Z')).kind).toBe('closed');
  expect(storeOpening(early, 'in_store', Date.parse('2026-09-06T04:00:00Z'))).toEqual({
    kind: 'open',
    until: '02:00',
  });
});

test('a closed store with future orders takes scheduled orders, and one without takes none', () => {
  expect(stateOf(store, 'in_store', santiago('13:00'))).toBe('open');
  expect(stateOf(store, 'in_store', santiago('09:00'))).toBe('scheduledOnly');
  expect(stateOf(makeStore({ futureOrdersEnabled: false }), 'in_store', santiago('09:00'))).toBe(
    'disabled',
  );
});

test('delivery that is switched off still takes scheduled deliveries', () => {
  expect(stateOf(makeStore({ deliveryOpen: false }), 'store_delivery', santiago('13:00'))).toBe(
    'scheduledOnly',
  );
});

test.each<[OrderMethod, 'open' | 'disabled', 'open' | 'disabled']>([
  ['both', 'open', 'open'],
  ['store_delivery', 'open', 'disabled'],
  ['in_store', 'disabled', 'open'],
  ['neither', 'disabled', 'disabled'],
])('with order method %s delivery is %s and pickup is %s', (orderMethod, delivery, pickup) => {
  const one = makeStore({ orderMethod });
  expect(stateOf(one, 'store_delivery', santiago('13:00'))).toBe(delivery);
  expect(stateOf(one, 'in_store', santiago('13:00'))).toBe(pickup);
});

test.each<[Subscription, string]>([
  ['active', 'open'],
  ['failed_payment', 'open'],
  ['suspended', 'blocked'],
  ['inactive', 'blocked'],
])('with a subscription %s the store is %s', (subscription, kind) => {
  expect(stateOf(makeStore({ subscription }), 'in_store', santiago('13:00'))).toBe(kind);
});
