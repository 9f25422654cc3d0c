import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeStore, makeZone } from '../testing/make.ts';
import { amountLimitGap, orderAmountLimits } from './order-amount-limits.ts';

const limits = { minimum: minor(5_000), maximum: minor(60_000) };

test.each([
  [4_999, { kind: 'below', minimum: 5_000, missing: 1 }],
  [5_000, null],
  [60_000, null],
  [60_001, { kind: 'above', maximum: 60_000, over: 1 }],
])('a cart with %i of food is checked against limits from 5.000 to 60.000', (subtotal, gap) => {
  expect(amountLimitGap(minor(subtotal), limits)).toEqual(gap);
});

test('without a maximum no cart is too large', () => {
  expect(amountLimitGap(minor(1_000_000), { ...limits, maximum: null })).toBeNull();
});

test('pickup has the store’s limits and delivery the zone’s; with an unknown zone no amount is missing', () => {
  const zone = makeZone({ minimum: minor(8_000), maximum: null });
  const store = makeStore({
    pickUpMinimum: minor(2_000),
    pickUpMaximum: minor(50_000),
    deliveryZones: [zone],
  });
  expect(orderAmountLimits('in_store', store, null)).toEqual({ minimum: 2_000, maximum: 50_000 });
  expect(orderAmountLimits('store_delivery', store, zone)).toEqual({
    minimum: 8_000,
    maximum: null,
  });
  expect(amountLimitGap(minor(1), orderAmountLimits('store_delivery', store, null))).toBeNull();
});
