import type { FileCoupon } from '@comanda/domain/draft/coupon-files.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import type { CouponEditor } from './coupon-editor.ts';
import { type CountedCoupon, couponRows } from './coupon-rows.ts';

const stores = [
  {
    ...{ id: 1 as StoreId, name: 'Centro', timeZone: 'America/Santiago', menuId: 1 },
    ...{ paymentMethods: ['cash'], deliveryFee: null },
  },
] as unknown as SubjectsOfCoupons['stores'];
const subjects = {
  ...{ stores, companies: [], menus: [], offers: [], items: [] },
  brand: { decimals: 0, stores, companies: [] },
} as unknown as SubjectsOfCoupons;
const coupon = (code: string, rest: object = {}): FileCoupon => ({
  code,
  value: { code, name: code, discount: { kind: 'percent', value: 20 }, ...rest },
});
const counted = (code: string, rest: Partial<CountedCoupon>): CountedCoupon =>
  ({ code, source: 'folder', isOn: true, used: 0, ...rest }) as CountedCoupon;
const rows = (
  published: FileCoupon[],
  coupons: FileCoupon[],
  counts: CountedCoupon[] = [],
  now = Date.parse('2026-11-20T12:00:00Z'),
) =>
  couponRows({ published, coupons } as unknown as CouponEditor, {
    ...{ subjects, counted: counts, now },
  }).map(({ file, mark, state, isOffAtCounter, used }) => ({
    ...{ code: file.code, mark, state, isOffAtCounter, used },
  }));
const plain = { mark: null, state: 'on', isOffAtCounter: false, used: 0 };

test('a coupon says whether it is new, changed or going, and what the counter switched off', () => {
  expect(
    rows(
      [coupon('IGUAL'), coupon('OTRO'), coupon('FUERA')],
      [coupon('IGUAL'), coupon('OTRO', { maxUses: 2 }), coupon('NUEVO')],
      [counted('IGUAL', { source: 'counter', isOn: false, used: 3 }), counted('OTRO', { used: 2 })],
    ),
  ).toEqual([
    { ...plain, code: 'IGUAL', state: 'off', isOffAtCounter: true, used: 3 },
    { ...plain, code: 'OTRO', mark: 'drafted', state: 'usedUp', used: 2 },
    { ...plain, code: 'FUERA', mark: 'removed', state: null },
    { ...plain, code: 'NUEVO', mark: 'isNew' },
  ]);
});

test('coupons that ended stand last, one that is off itself is not the counter’s, and one without a discount says nothing', () => {
  const all = [
    coupon('VIEJO', { endsAt: '2020-01-01 23:59' }),
    coupon('APAGADO', { enabled: false }),
    coupon('PRONTO', { startsAt: '2026-11-21 00:00' }),
    { code: 'VACIO', value: { code: 'VACIO' } },
  ];
  expect(rows(all, all, [counted('APAGADO', { source: 'counter', isOn: false })])).toEqual([
    { ...plain, code: 'APAGADO', state: 'off' },
    { ...plain, code: 'PRONTO', state: 'notStarted' },
    { ...plain, code: 'VACIO', state: null },
    { ...plain, code: 'VIEJO', state: 'ended' },
  ]);
});
