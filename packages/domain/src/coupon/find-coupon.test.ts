import { expect, test } from 'vitest';
import { makeCoupon } from '../testing/make-coupon.ts';
import { findCoupon, looksLikeInvitation } from './find-coupon.ts';

const plain = makeCoupon();
const invitation = makeCoupon({ code: 'AMIGOS', invitation: { prefix: 'AMIGO', reward: null } });
const coupons = new Map([plain, invitation].map((coupon) => [coupon.code, coupon]));

test('a coupon is found by its code as typed, an invitation by its prefix and its inviter’s part', () => {
  expect(findCoupon(coupons, ' lena20 ')).toEqual({ code: 'LENA20', coupon: plain, codeEnd: null });
  expect(findCoupon(coupons, 'amigo7kx2mq')).toEqual({
    code: 'AMIGO7KX2MQ',
    coupon: invitation,
    codeEnd: '7KX2MQ',
  });
  expect(findCoupon(coupons, 'amigo7kx2mo')).toMatchObject({
    code: 'AMIGO7KX2M0',
    codeEnd: '7KX2M0',
  });
});

test.each(['', 'LENA 20', 'LENA21', 'AMIGOS', 'AMIGO', 'AMIGO7KX2M', 'AMIGO7KX2MQ9', '🍔🍔🍔'])(
  '%j has no coupon',
  (typed) => {
    expect(findCoupon(coupons, typed)).toBeNull();
  },
);

test('a code that begins like an invitation is refused as one', () => {
  expect(
    ['amigo7', 'AMIGO7KX2MQ', 'LENA20', ''].map((each) => looksLikeInvitation(coupons, each)),
  ).toEqual([true, true, false, false]);
});
