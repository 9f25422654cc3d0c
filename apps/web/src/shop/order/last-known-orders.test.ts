import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { makeOrder, makePayment } from '@comanda/domain/testing/make-order.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLastKnownOrders, storeLastKnownOrders } from './last-known-orders.ts';

const now = Date.parse('2026-11-21T23:10:00Z');
const dayMs = 86_400_000;
beforeEach(() => void stubBrowser('https://burger.example/'));
afterEach(() => vi.unstubAllGlobals());
const stored = () => localStorage.getItem('comanda:burger.example:last-known-orders') ?? '';

test('the state, time, place and code of an order are stored for a day, without amounts', () => {
  const order = makeOrder(41, { status: 'preparing', total: minor(10_980) });
  storeLastKnownOrders([order], now);
  const [known] = readLastKnownOrders(now + dayMs - 1);
  expect(known).toMatchObject({
    number: 41,
    status: 'preparing',
    estimatedAt: order.estimatedAt,
    handOverCode: '4721',
    place: 'Av. Italia 1439, depto 502, Ñuñoa',
    knownAt: now,
  });
  expect(stored()).toContain('4721');
  expect(stored()).not.toMatch(/10980|10_980|8990|total|payment|products/);
  expect(readLastKnownOrders(now + dayMs)).toEqual([]);
});

test('a rider’s name, phone and place are not stored', () => {
  const rider = {
    courier: 'uber_delivery',
    status: 'PICKED_UP',
    name: 'Camila Rojas',
    phone: '+56900000101',
    eta: '2026-11-21T23:20:00.000Z',
    latitude: -33.4,
    longitude: -70.6,
    trackingUrl: 'https://track.example/1',
  } as const;
  storeLastKnownOrders([makeOrder(41, { status: 'inTransit', rider })], now);
  expect(readLastKnownOrders(now)[0]?.estimatedAt).toBe(rider.eta);
  expect(stored()).not.toMatch(/Camila|56900000101|track\.example|33\.4/);
});

test('an order is removed when it has ended, and others stay; an unpaid one is not stored', () => {
  const [first, second] = [makeOrder(41, { status: 'preparing' }), makeOrder(42)];
  storeLastKnownOrders([first, second], now);
  storeLastKnownOrders([{ ...first, status: 'completed' }], now);
  expect(readLastKnownOrders(now).map(({ number }) => number)).toEqual([42]);
  storeLastKnownOrders([{ ...second, payment: makePayment() }], now);
  expect(stored()).toBe('');
});
