import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { couponOfFile } from './coupon-of-file.ts';
import type { JsonObject } from './json.ts';

const brand = {
  decimals: 2,
  stores: [{ id: 1 as StoreId, name: 'Centro' }],
  companies: [{ id: 7, name: 'Andes' }],
} as const;
const read = (value: JsonObject) => couponOfFile({ code: 'LENA20', value }, brand);
const percent = { kind: 'percent', value: 20 };

test('a coupon of a draft is read as it would be published, rules that are left out do not hold', () => {
  expect(read({ name: '20 % en tu pedido', discount: percent })).toEqual(makeCoupon());
  expect(
    read({
      ...{ name: 'Todo', enabled: false, startsAt: '2026-11-02 10:00', endsAt: '2026-11-30 23:59' },
      discount: { kind: 'percent', value: 12.5, maximum: 50.5 },
      on: { productIds: [1], categoryIds: [2], notDiscounted: true },
      requires: [{ productIds: [3] }],
      hours: [{ days: [1], from: '12:00', to: '16:00' }],
      ...{ minimumBill: 100, maxUses: 5, maxUsesPerUser: 1, firstPurchase: true },
      ...{ dispatchMethod: 'in_store', paymentMethods: ['cash', 'gold'], platforms: ['web'] },
      ...{ storeIds: [1, 9], companyIds: [7] },
      invitation: { prefix: 'AMIGO', reward: { points: 200 } },
    }),
  ).toEqual({
    ...{ code: 'LENA20', name: 'Todo', enabled: false },
    ...{ startsAt: '2026-11-02 10:00', endsAt: '2026-11-30 23:59' },
    discount: { kind: 'percent', basisPoints: 1_250, maximum: 5_050 },
    on: { productIds: [1], categoryIds: [2], notDiscounted: true },
    requires: [{ productIds: [3], quantity: 1 }],
    hours: [{ days: [1], from: '12:00', to: '16:00' }],
    ...{ minimumBill: 10_000, maxUses: 5, maxUsesPerUser: 1, firstPurchase: true },
    ...{ dispatchMethod: 'in_store', paymentMethods: ['cash'], platforms: ['web'] },
    ...{ storeIds: [1, 9], storeNames: ['Centro'], companyIds: [7], companyNames: ['Andes'] },
    invitation: { prefix: 'AMIGO', reward: { points: 200 } },
  });
});

test.each<[JsonObject, object]>([
  [
    { kind: 'amount', value: 10.5 },
    { kind: 'amount', amount: 1_050 },
  ],
  [{ kind: 'delivery' }, { kind: 'delivery', maximum: null }],
  [
    { kind: 'product', productId: 4, quantity: 2, percent: 50 },
    { kind: 'product', productId: 4, quantity: 2, basisPoints: 5_000 },
  ],
  [
    { kind: 'product', productId: 4 },
    { kind: 'product', productId: 4, quantity: 1, basisPoints: 10_000 },
  ],
])('the discount %j is read', (discount, expected) => {
  expect(read({ discount })?.discount).toEqual(expected);
});

test.each<JsonObject>([
  {},
  { discount: null },
  { discount: { kind: 'gift' } },
  { discount: { kind: 'percent' } },
  { discount: { kind: 'amount', value: '5' } },
  { discount: { kind: 'product' } },
])('%j is no coupon yet', (value) => {
  expect(read(value)).toBeNull();
});

test('a day that the calendar does not have is no day', () => {
  expect(read({ discount: percent, startsAt: '2026-02-30 10:00' })?.startsAt).toBeNull();
  expect(read({ discount: percent, endsAt: 'mañana' })?.endsAt).toBeNull();
});
