import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import type { CourierName } from './delivery.ts';
import type { DeliveryStatus } from './delivery-status.ts';
import { couriersOf, externalRefOf, isAbsorbed, nextCourier } from './next-courier.ts';

const of = (courier: CourierName, status: DeliveryStatus, round = 1) => ({
  courier,
  status,
  round,
});
const all = ['uber_delivery', 'peya_delivery', 'own_delivery'] as const;

test('couriers are requested in the order of their store, each once', () => {
  expect(
    couriersOf({
      deliveryType: 'uber_delivery',
      fallbackCouriers: ['peya_delivery', 'uber_delivery', 'own_delivery'],
    }),
  ).toEqual(all);
  expect(couriersOf({ deliveryType: 'own_delivery' })).toEqual(['own_delivery']);
  expect(nextCourier(all, [])).toEqual({ kind: 'request', courier: 'uber_delivery' });
  expect(nextCourier(all, [of('uber_delivery', 'CANCELLED')])).toEqual({
    kind: 'request',
    courier: 'peya_delivery',
  });
});

test('no courier is requested while another may deliver the order, or has delivered it', () => {
  for (const status of ['REQUESTED', 'CONFIRMED', 'PICKED_UP', 'COMPLETED', 'RETURNED'] as const)
    expect(nextCourier(all, [of('uber_delivery', status)])).toEqual({ kind: 'wait' });
});

test('when every courier was requested none is left', () => {
  expect(nextCourier(['uber_delivery'], [of('uber_delivery', 'CANCELLED')])).toEqual({
    kind: 'none',
  });
});

test('a new round requests each courier once more, with a new reference, and not during a delivery', () => {
  const before = [of('uber_delivery', 'CANCELLED'), of('peya_delivery', 'RETURNED')];
  expect(nextCourier(all, [...before, of('peya_delivery', 'CANCELLED', 2)])).toEqual({
    kind: 'request',
    courier: 'uber_delivery',
  });
  expect(nextCourier(all, [...before, of('peya_delivery', 'CONFIRMED', 2)])).toEqual({
    kind: 'wait',
  });
  expect(nextCourier(all, [...before, of('peya_delivery', 'RETURNED', 2)])).toEqual({
    kind: 'wait',
  });
  expect(
    nextCourier(
      ['uber_delivery'],
      [of('uber_delivery', 'CANCELLED'), of('uber_delivery', 'CANCELLED', 2)],
    ),
  ).toEqual({
    kind: 'none',
  });
  expect([1, 2].map((round) => externalRefOf('burger', 'x', round))).toEqual([
    'burger-x',
    'burger-x-2',
  ]);
});

test('a price increase up to the brand’s tolerance is absorbed, and a peso above it is not', () => {
  const quoted = { minor: minor(3_000), currency: 'CLP' };
  const asks = (price: number, percent: number, currency = 'CLP') =>
    isAbsorbed(quoted, { minor: minor(price), currency }, percent);
  expect([asks(3_600, 20), asks(3_601, 20)]).toEqual([true, false]);
  expect([asks(3_000, 0), asks(3_001, 0)]).toEqual([true, false]);
  expect([asks(6_000, 100), asks(6_001, 100)]).toEqual([true, false]);
  expect(asks(3_000, 20, 'USD')).toBe(false);
});
