import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../../duration.ts';
import type { OrderId, StoreId } from '../../ids.ts';
import { givenBackEntries } from '../../ledger/given-back.ts';
import type { Account, LedgerEntry } from '../../ledger/ledger-entry.ts';
import { collectedEntries, orderEndEntries, placedEntries } from '../../ledger/order-entries.ts';
import { allowedEntries, paidEntries, refundedEntries } from '../../ledger/payment-entries.ts';
import { minor, sumOf } from '../../money/money.ts';
import type { OrderStatus } from '../../order/order-status.ts';
import type { PaymentMethodName } from '../../payment/method-names.ts';
import { isPaidOnline } from '../../payment/paid-online.ts';
import { chargedParts } from '../../price/charged-parts.ts';
import { totalOf } from '../../price/price-part.ts';
import { priceParts } from '../../price/price-parts.ts';
import { openLedger } from '../../testing/open-ledger.ts';
import { addFigures } from './add-figures.ts';
import { type DayFigures, dayFigures } from './day-figures.ts';
import type { DayEvent, DayOrder } from './day-order.ts';
import { dayWindow } from './day-window.ts';

const zone = 'America/Santiago';
const windowOf = (date: string) => {
  const window = dayWindow(date, zone);
  if (!window) throw new Error('no such day');
  return window;
};
const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const start = windowOf('2026-11-20').from;

const money = fc.integer({ min: 0, max: 400_000 }).map(minor);
const coupon = { kind: 'coupon', code: 'X', name: 'X' } as const;
const combo = { kind: 'offer', id: 1, name: 'Combo' } as const;
const anyPrice = fc.record({
  lines: fc.array(fc.record({ total: money }), { minLength: 1, maxLength: 3 }),
  delivery: money,
  serviceFee: money,
  reductions: fc.array(
    fc.record({
      source: fc.constantFrom(coupon, combo),
      on: fc.constantFrom('food', 'delivery'),
      amount: money,
      limits: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
  points: fc.option(fc.record({ points: fc.constant(3), amount: money })),
});
/** The life of an order. `hours` between the steps, so that some orders cross midnight. */
const anyLife = fc.record({
  price: anyPrice,
  tips: fc.record({ tip: money, storeTip: money }),
  dispatch: fc.constantFrom('in_store', 'store_delivery'),
  method: fc.constantFrom<PaymentMethodName>('cash', 'card', 'webpay', 'mercadoPago'),
  placedAt: fc.integer({ min: 0, max: 3 * dayMs - 1 }),
  step: fc.integer({ min: 1, max: 11 * hourMs }),
  end: fc.constantFrom('unpaid', 'open', 'cancelled', 'completed', 'reversed'),
  parts: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  isReturned: fc.boolean(),
});
type Life = typeof anyLife extends fc.Arbitrary<infer T> ? T : never;
type Lived = { order: DayOrder; events: readonly DayEvent[] };

function live(life: Life, at: number): Lived {
  const id = `order-${at}` as OrderId;
  const parts = chargedParts(priceParts(life.price), life.tips, life.dispatch);
  const total = totalOf(parts);
  const isOnline = isPaidOnline(life.method);
  const ledger = openLedger();
  const events: DayEvent[] = [];
  let instant = start + life.placedAt;
  const iso = () => new Date(instant).toISOString();
  const book = (event: string, entries: readonly LedgerEntry[]): void => {
    ledger.book(event, entries);
    const method = isOnline && event !== 'placed' ? life.method : null;
    if (entries.length > 0) events.push({ orderId: id, event, at: iso(), entries, method });
    instant += life.step;
  };
  const createdAt = iso();
  book('placed', placedEntries(parts, total));
  const isPaid = life.end !== 'unpaid' && life.end !== 'cancelled';
  if (isPaid && life.end !== 'open' && isOnline) book('paid', paidEntries(total));
  if (isPaid && life.end !== 'open' && !isOnline)
    book('collected', collectedEntries(total, life.method === 'cash' ? 'cash' : 'card'));
  const partsGiven = life.end === 'completed' || life.end === 'reversed' ? life.parts : [];
  for (const tenths of partsGiven) {
    const part = minor(Math.floor((total * tenths) / 10));
    if (part === 0) continue;
    if (!isOnline)
      book('givenBack', givenBackEntries(part, life.method === 'cash' ? 'cash' : 'card'));
    else book('allowed', allowedEntries(part));
    if (isOnline && life.isReturned) book('returned', refundedEntries(part, true));
  }
  const isEnded = life.end === 'unpaid' || life.end === 'cancelled' || life.end === 'reversed';
  const status = statusOf(life.end);
  const timeline = [{ status: 'created' as OrderStatus, at: createdAt }];
  if (isEnded) {
    timeline.push({ status, at: iso() });
    book(life.end === 'reversed' ? 'reversed' : 'undone', orderEndEntries(ledger.balance()));
  }
  const order: DayOrder = {
    ...{ id, storeId: (at % 2) as StoreId, number: at, createdAt, status, total, timeline },
    paymentStatus: life.end === 'completed' ? 'completed' : 'created',
    payableUntil: isOnline ? createdAt : null,
    releasedAt: life.end === 'unpaid' ? null : createdAt,
    wasPaid: isOnline && isPaid && life.end !== 'open',
    dispatchMethod: life.dispatch,
    method: life.method,
    parts,
  };
  return { order, events };
}
const statusOf = (end: Life['end']): OrderStatus => {
  if (end === 'open') return 'preparing';
  return end === 'unpaid' ? 'failed' : end;
};

const accounts: Readonly<Record<string, readonly [Account, 1 | -1]>> = {
  food: ['sales', -1],
  discounts: ['discounts', 1],
  points: ['points', 1],
  delivery: ['delivery', -1],
  service: ['service', -1],
  driverTips: ['driver_tips', -1],
  storeTips: ['store_tips', -1],
  refunds: ['allowances', 1],
  toCollect: ['clearing', 1],
  owed: ['refunds', -1],
};
const onAccount = (events: readonly DayEvent[], account: Account): number =>
  events
    .flatMap(({ entries }) => entries)
    .filter((each) => each.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

function figuresOn(date: string, lived: readonly Lived[]): [DayFigures, readonly DayEvent[]] {
  const window = windowOf(date);
  const isOn = (at: string) => Date.parse(at) >= window.from && Date.parse(at) < window.to;
  const events = lived.flatMap((each) => each.events).filter(({ at }) => isOn(at));
  const touched = lived
    .map(({ order }) => order)
    .filter(({ id, createdAt }) => isOn(createdAt) || events.some(({ orderId }) => orderId === id));
  return [dayFigures({ orders: touched, events }, window, zone), events];
}

test('the parts of any day equal its total and the accounts of its ledger, to the unit', () => {
  fc.assert(
    fc.property(fc.array(anyLife, { maxLength: 8 }), (lives) => {
      const lived = lives.map(live);
      for (const date of days) {
        const [day, events] = figuresOn(date, lived);
        // An order that nobody paid and the store never saw is left out with both of its sides,
        // which may lie on two days.
        const left = new Set(
          lived.filter((_, at) => lives[at]?.end === 'unpaid').map(({ order }) => order.id),
        );
        const counted = events.filter(({ orderId }) => !left.has(orderId));
        for (const [figure, [account, sign]] of Object.entries(accounts))
          expect(day[figure as 'food'] + 0, figure).toBe(sign * onAccount(counted, account) + 0);
        const { food, discounts, points, delivery, service, driverTips, storeTips, refunds } = day;
        expect(day.sales).toBe(food - discounts - points + delivery + service);
        expect(day.net).toBe(day.sales + driverTips + storeTips - refunds);
        expect(day.net).toBe(day.collected + day.toCollect - day.owed);
        expect(sumOf(day.methods, (each) => each.received - each.givenBack)).toBe(day.collected);
        expect(day.drawer.expected + 0).toBe(onAccount(counted, 'cash') + 0);
        expect(day.kinds.coupon + day.kinds.combo + day.kinds.other).toBe(discounts);
        expect(sumOf(day.hours, (hour) => hour.sales)).toBe(day.sales);
        expect(sumOf(day.hours, (hour) => hour.orders)).toBe(day.sold);
      }
    }),
    { numRuns: 150 },
  );
});

test('two stores together have the figures of both, and no discount of a known order has an unknown kind', () => {
  fc.assert(
    fc.property(fc.array(anyLife, { maxLength: 8 }), (lives) => {
      const lived = lives.map(live);
      const [all] = figuresOn('2026-11-21', lived);
      const [even] = figuresOn(
        '2026-11-21',
        lived.filter((_, at) => at % 2 === 0),
      );
      const [odd] = figuresOn(
        '2026-11-21',
        lived.filter((_, at) => at % 2 === 1),
      );
      expect(addFigures(even, odd)).toEqual(all);
      expect(all.kinds.other + 0).toBe(0);
    }),
    { numRuns: 100 },
  );
});

const life: Life = {
  price: {
    lines: [{ total: minor(10_000) }],
    delivery: minor(0),
    serviceFee: minor(0),
    reductions: [],
    points: null,
  },
  tips: { tip: minor(0), storeTip: minor(500) },
  ...{ dispatch: 'in_store', method: 'cash', placedAt: 30 * hourMs, step: 1, end: 'completed' },
  ...{ parts: [], isReturned: false },
};

test('an order that nobody paid and that the store was not shown is no order of the day; a cancelled one is', () => {
  const unpaid = live({ ...life, method: 'webpay', end: 'unpaid' }, 1);
  const cancelled = live({ ...life, end: 'cancelled' }, 2);
  const [day] = figuresOn('2026-11-21', [live(life, 0), unpaid, cancelled]);
  expect(day).toMatchObject({ orders: 2, cancelled: 1, sold: 1, sales: 10_000, average: 10_000 });
});

test('the drawer has the cash of pickup and of own riders, less what was given back of it', () => {
  const ridden = live(
    { ...life, dispatch: 'store_delivery', tips: { tip: minor(700), storeTip: minor(0) } },
    1,
  );
  const givenBack = live({ ...life, parts: [1] }, 2);
  const [day] = figuresOn('2026-11-21', [
    live(life, 0),
    ridden,
    givenBack,
    live({ ...life, method: 'card' }, 3),
  ]);
  expect(day.drawer).toEqual({
    pickup: 21_000,
    riders: 10_700,
    givenBack: 1_050,
    expected: 30_650,
  });
  expect(day).toMatchObject({ driverTips: 700, storeTips: 1_500, refunds: 1_050 });
});

test('events that do not sum to zero are no day', () => {
  const { order, events } = live(life, 0);
  const [first] = events;
  const broken = first ? [{ ...first, entries: first.entries.slice(1) }] : [];
  expect(() =>
    dayFigures({ orders: [order], events: broken }, windowOf('2026-11-21'), zone),
  ).toThrow('out of balance');
});

const hoursOf = (date: string, timeZone: string): number => {
  const window = dayWindow(date, timeZone);
  return window === null ? 0 : (window.to - window.from) / hourMs;
};

test('a day begins at midnight of the store, also where the clock skips or repeats an hour', () => {
  expect(windowOf('2026-11-21').from).toBe(Date.parse('2026-11-21T03:00:00Z'));
  // Chile skips midnight of a Sunday in September, and repeats the last hour of a Saturday in
  // April.
  expect(hoursOf('2026-09-06', zone)).toBe(23);
  expect(hoursOf('2026-04-04', zone)).toBe(25);
  expect(hoursOf('2026-02-30', zone)).toBe(0);
  expect(hoursOf('2026-11-21', 'America/Guatemala')).toBe(24);
});
