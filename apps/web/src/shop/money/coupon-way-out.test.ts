import { type ErrorLabel, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { couponWayOut } from './coupon-way-out.ts';

const wayOut = (label: ErrorLabel, metadata = {}) => couponWayOut(refusalOf(label, metadata));

test('a coupon for another method, delivery, time or other products leads to where that is changed', () => {
  expect(wayOut('PARAMETER_MISSING')).toBe('paymentMethod');
  expect(wayOut('COUPON_PAYMENT_METHOD')).toBe('paymentMethod');
  expect(wayOut('COUPON_DISPATCH_METHOD')).toBe('dispatch');
  expect(wayOut('INVALID_MINIMUM_START_TIME')).toBe('time');
  expect(wayOut('INVALID_MAXIMUM_EXPIRY_TIME')).toBe('time');
  expect(wayOut('COUPON_WITH_MINIMUM_BILL')).toBe('menu');
  expect(wayOut('COUPON_OFFER_NOT_PRESENT')).toBe('menu');
  expect(wayOut('RULE_NOT_COMPLETED')).toBe('menu');
  expect(wayOut('COUPON_EXPIRED')).toBeNull();
});

test('a coupon that is not available now leads to its store or to another day', () => {
  expect(wayOut('COUPON_NOT_AVAILABLE', { stores: ['Local Ñuñoa'] })).toBe('dispatch');
  expect(wayOut('COUPON_NOT_AVAILABLE', { days: [1, 2], from: '12:00', to: '16:00' })).toBe('time');
  expect(wayOut('COUPON_NOT_AVAILABLE', { startsAt: '2027-01-04 00:00' })).toBeNull();
  expect(wayOut('COUPON_NOT_AVAILABLE')).toBeNull();
});
