import { expect, test } from 'vitest';
import { minor } from '../../money/money.ts';
import { mayOfferRefund } from './may-offer-refund.ts';

test('a list offers a refund only where money may have come in and is still there', () => {
  const total = minor(5_990);
  expect(mayOfferRefund({ status: 'completed', method: 'cash', total })).toBe(true);
  expect(mayOfferRefund({ status: 'preparing', method: 'cash', total })).toBe(false);
  expect(mayOfferRefund({ status: 'preparing', method: 'webpay', total })).toBe(true);
  for (const status of ['cancelled', 'failed', 'reversed'] as const)
    expect(mayOfferRefund({ status, method: 'webpay', total }), status).toBe(false);
  expect(mayOfferRefund({ status: 'preparing', method: 'cash', total: minor(0) })).toBe(true);
});
