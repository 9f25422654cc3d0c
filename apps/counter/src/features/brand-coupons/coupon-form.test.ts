import { countries } from '@comanda/domain/country/countries.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import { expect, test } from 'vitest';
import { type CouponFields, couponFieldsOf } from './coupon-fields.ts';
import { couponProblems } from './coupon-problems.ts';
import { couponValues } from './coupon-values.ts';

const { cl, mx } = countries;
const whole: JsonObject = {
  code: 'LENA20',
  name: '20 % en hamburguesas',
  enabled: false,
  discount: { kind: 'percent', value: 12.5, maximum: 5_000 },
  on: { productIds: [101], categoryIds: [1, 3], notDiscounted: true },
  requires: [{ productIds: [501, 502], quantity: 2 }],
  startsAt: '2026-11-01 00:00',
  endsAt: '2026-12-31 23:59',
  hours: [{ days: [1, 2, 3], from: '12:00', to: '16:00' }],
  minimumBill: 10_000,
  maxUses: 500,
  maxUsesPerUser: 1,
  firstPurchase: true,
  dispatchMethod: 'store_delivery',
  paymentMethods: ['webpay'],
  platforms: ['web', 'app'],
  storeIds: [1, 2],
  companyIds: [1],
  invitation: { prefix: 'AMIGO', reward: { points: 200 } },
};
const fieldsOf = (value: JsonObject) => couponFieldsOf({ code: 'LENA20', value }, cl);

test('a coupon with every rule is shown by the form and written again as it was', () => {
  expect(couponValues(fieldsOf(whole), cl, '')).toEqual(whole);
});

test.each<JsonObject>([
  { kind: 'amount', value: 3_000 },
  { kind: 'delivery', maximum: 2_500 },
  { kind: 'delivery' },
  { kind: 'product', productId: 401, quantity: 2, percent: 50 },
])('the discount %j is shown and written again', (discount) => {
  const coupon = { code: 'LENA20', name: 'Uno', discount };
  expect(couponValues(fieldsOf(coupon), cl, '')).toEqual(coupon);
});

test('a simple coupon needs code, kind and value; its name is what it takes off', () => {
  const fields: CouponFields = { ...couponFieldsOf(null, cl), code: ' lunes ', value: '15' };
  expect(couponProblems(fields, { country: cl, taken: new Set() })).toEqual(new Set());
  expect(couponValues(fields, cl, '15 % de descuento')).toEqual({
    code: 'LUNES',
    name: '15 % de descuento',
    discount: { kind: 'percent', value: 15 },
  });
});

test('amounts are typed and read as the country writes them', () => {
  const fields = couponFieldsOf(
    { code: 'X10', value: { discount: { kind: 'amount', value: 1_250.5 } } },
    mx,
  );
  expect(fields.value).toBe('1250.50');
  expect(couponValues({ ...fields, value: '1,250.50' }, mx, '')).toMatchObject({
    discount: { kind: 'amount', value: 1_250.5 },
  });
});

const good: CouponFields = { ...couponFieldsOf(null, cl), code: 'BUENO', value: '10' };

test.each<[Partial<CouponFields>, string[]]>([
  [{}, []],
  [{ code: 'ñandú' }, ['code']],
  [{ code: 'ocupado' }, ['taken']],
  [{ value: '0' }, ['value']],
  [{ value: '100,01' }, ['value']],
  [{ value: '12,345' }, ['value']],
  [{ value: '12,5' }, []],
  [{ kind: 'amount', value: 'mil' }, ['value']],
  [{ kind: 'amount', value: '1.000' }, []],
  [{ maximum: '-5' }, ['maximum']],
  [{ kind: 'product', dish: null }, ['dish']],
  [{ kind: 'product', dish: 1, units: '100', share: '0' }, ['share', 'units']],
  [{ name: 'a'.repeat(81) }, ['name']],
  [{ minimumBill: 'x' }, ['minimumBill']],
  [{ requires: [{ keys: [], quantity: '0' }] }, ['needed', 'quantity']],
  [
    {
      requires: [
        { keys: ['Product-1'], quantity: '1' },
        { keys: ['Product-1'], quantity: '1' },
      ],
    },
    ['neededTwice'],
  ],
  [{ starts: '2026-11-02T00:00', ends: '2026-11-01T23:59' }, ['dates']],
  [{ starts: '2026-11-02T00:00', ends: '2026-11-02T00:00' }, []],
  [{ hours: [{ days: [], from: '12:00', to: '16:00' }] }, ['hours']],
  [{ hours: [{ days: [1], from: '16:00', to: '12:00' }] }, ['hours']],
  [
    {
      hours: [
        { days: [1, 2], from: '12:00', to: '16:00' },
        { days: [2], from: '15:00', to: '18:00' },
      ],
    },
    ['hours'],
  ],
  [{ maxUses: '0', perPerson: 'uno' }, ['maxUses', 'perPerson']],
  [{ maxUses: '1.000', perPerson: '2' }, []],
  [{ maxUses: '1', perPerson: '2' }, ['perPersonAbove']],
  [{ isInvitation: true, prefix: 'A', points: '0' }, ['prefix', 'points']],
  [{ isInvitation: false, prefix: 'A', points: '0' }, []],
])('a coupon with %j has the problems %j', (change, problems) => {
  const context = { country: cl, taken: new Set(['OCUPADO']) };
  expect([...couponProblems({ ...good, ...change }, context)]).toEqual(problems);
});
