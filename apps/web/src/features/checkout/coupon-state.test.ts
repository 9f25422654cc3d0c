import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { expect, test } from 'vitest';
import {
  askCoupon,
  createDiscountStore,
  removeCoupon,
  withoutRefusedCoupon,
} from '../../shop/money/discount-store.ts';
import { couponState, isCouponLocked, mayApply } from './coupon-state.ts';

const expired = refusalOf('COUPON_EXPIRED');

/** A shopper at the coupon field. */
function field() {
  const discounts = createDiscountStore();
  const state = (typed: string, hasTrouble = false) =>
    couponState(typed, discounts.getState(), hasTrouble);
  return { discounts, state };
}

test('the coupon field is empty, typed, asking, applied, removed', () => {
  const { discounts, state } = field();
  expect(state('  ')).toBe('empty');
  askCoupon(discounts, '  ');
  expect(discounts.getState().coupon).toBeNull();
  expect(state(' lena20 ')).toBe('typed');
  askCoupon(discounts, ' lena20 ');
  expect(discounts.getState().coupon).toBe('lena20');
  expect(state('lena20')).toBe('asking');
  expect(state('lena20', true)).toBe('unanswered');
  discounts.setState({ isApplied: true });
  expect(state('lena20')).toBe('applied');
  expect(state('lena20', true)).toBe('applied');
  removeCoupon(discounts);
  expect(state('lena20')).toBe('typed');
});

test('a refused coupon stays typed and can be tried again; an edit takes its message away', () => {
  const { discounts, state } = field();
  askCoupon(discounts, 'LENA20');
  discounts.setState((asked) => withoutRefusedCoupon(asked, expired));
  expect(state('LENA20')).toBe('refused');
  expect(mayApply('refused')).toBe(true);
  askCoupon(discounts, 'LENA20');
  expect(state('LENA20')).toBe('asking');
  removeCoupon(discounts);
  expect(discounts.getState().couponProblem).toBeNull();
});

test('only an applied coupon locks the field, and only a typed or refused code can be applied', () => {
  const states = ['empty', 'typed', 'asking', 'unanswered', 'applied', 'refused'] as const;
  expect(states.filter(isCouponLocked)).toEqual(['applied']);
  expect(states.filter(mayApply)).toEqual(['typed', 'refused']);
});
