import { expect, test } from 'vitest';
import { makeHours, makePrice, makeProduct, makeStore, makeZone } from '../testing/make.ts';
import { isPaidOnline } from '../payment/paid-online.ts';
import {
  type OrderingObstacle,
  orderingObstacles,
  type OrderingFacts,
} from './ordering-obstacles.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const hours = [...makeHours('10:00:00', '22:00:00')].map((window) => ({
  ...window,
  dispatchMethod: 'in_store' as const,
}));
const store = makeStore({
  orderMethod: 'both',
  businessHours: hours,
  paymentMethods: ['cash'],
  deliveryZones: [makeZone()],
});
const burger = makeProduct(1);
const facts = (rest: Partial<OrderingFacts> = {}): OrderingFacts => ({
  store,
  products: [burger],
  prices: [],
  disabled: [],
  canTake: (method) => !isPaidOnline(method),
  now,
  ...rest,
});

test('a store with hours, a payment method and a product for sale has no obstacle', () => {
  expect(orderingObstacles(facts())).toEqual([]);
});

const delivery = hours.map((window) => ({ ...window, dispatchMethod: 'store_delivery' as const }));
const off = { deactivatableType: 'Product', deactivatableId: burger.id, endDate: null } as const;
const cases: [string, OrderingObstacle, Partial<OrderingFacts>][] = [
  ['its subscription is suspended', 'blocked', { store: { ...store, subscription: 'suspended' } }],
  [
    'it neither delivers nor is there pickup',
    'noDispatchMethod',
    { store: { ...store, orderMethod: 'neither' } },
  ],
  ['it has no opening hours', 'neverOpen', { store: { ...store, businessHours: [] } }],
  [
    'its hours are of a dispatch method that it does not offer',
    'neverOpen',
    { store: { ...store, orderMethod: 'store_delivery' } },
  ],
  [
    'it is switched off and takes no future orders',
    'neverOpen',
    { store: { ...store, pickUpOpen: false, futureOrdersEnabled: false } },
  ],
  [
    'it only delivers, and has no zone',
    'noZone',
    { store: { ...store, businessHours: delivery, deliveryZones: [] } },
  ],
  [
    'none of its payment methods can be used',
    'noPaymentMethod',
    { store: { ...store, paymentMethods: ['mach', 'webpay'] } },
  ],
  ['its menu is empty', 'noProduct', { products: [] }],
  ['everything is sold out for good', 'noProduct', { prices: [makePrice(1, { stock: 0 })] }],
  ['everything is switched off', 'noProduct', { disabled: [off] }],
  [
    'everything was sold until yesterday',
    'noProduct',
    { products: [makeProduct(1, { endDatetime: '2026-11-20T00:00:00Z' })] },
  ],
];
test.each(cases)('no shopper can order if %s: %s', (_what, obstacle, rest) => {
  expect(orderingObstacles(facts(rest))).toEqual([obstacle]);
});

test.each<[string, Partial<OrderingFacts>]>([
  [
    'it is closed by hand and takes orders for later',
    { store: { ...store, pickUpOpen: false, futureOrdersEnabled: true } },
  ],
  [
    'only a holiday has hours',
    { store: { ...store, businessHours: [], holidays: [{ date: '2026-12-24', hours }] } },
  ],
  [
    'sold-out products return',
    { prices: [makePrice(1, { stock: 0, withoutStockUntil: '2026-11-22T10:00:00Z' })] },
  ],
  ['switched-off products return', { disabled: [{ ...off, endDate: '2026-11-21T15:00:00Z' }] }],
])('a shopper can order if %s', (_what, rest) => {
  expect(orderingObstacles(facts(rest))).toEqual([]);
});
