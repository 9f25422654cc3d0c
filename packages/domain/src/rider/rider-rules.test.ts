import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { type AssignableOrder, assignRefusal } from './assign-refusal.ts';
import { checkDoorCode } from './check-door-code.ts';
import { orderRiderOfOwn, shownOwnRider } from './own-rider.ts';
import { opensRun } from './run-limits.ts';

const pedro = { name: 'Pedro Soto', phone: '+56998765432', at: { latitude: 1, longitude: 2 } };

describe('which orders get a rider', () => {
  const order: AssignableOrder = {
    status: 'ready',
    dispatch: 'store_delivery',
    carrier: 'store',
    inRun: false,
  };
  test.each([
    ['ready', null],
    ['preparing', null],
    ['inTransit', null],
    ['created', 'status'],
    ['scheduled', 'status'],
    ['completed', 'status'],
    ['cancelled', 'status'],
  ] as const)('an order that is %s: %s', (status, refusal) => {
    expect(assignRefusal({ ...order, status })).toBe(refusal);
  });
  test('a pickup, an order of a courier and one of another run get none', () => {
    expect(assignRefusal({ ...order, dispatch: 'in_store' })).toBe('pickup');
    expect(assignRefusal({ ...order, carrier: 'courier' })).toBe('courier');
    expect(assignRefusal({ ...order, inRun: true })).toBe('assigned');
  });
});

describe('the code at the door', () => {
  test('five different wrong codes are compared, and then none, not even the right one', () => {
    const wrongCodes = ['0001', '0002', '0003', '0004'];
    expect(checkDoorCode({ code: '1234', wrongCodes }, '1234')).toEqual({ is: 'right' });
    expect(checkDoorCode({ code: '1234', wrongCodes }, '0004')).toEqual({
      is: 'wrong',
      triesLeft: 1,
    });
    expect(checkDoorCode({ code: '1234', wrongCodes }, '0005')).toEqual({
      is: 'wrong',
      triesLeft: 0,
    });
    const used = [...wrongCodes, '0005'];
    expect(checkDoorCode({ code: '1234', wrongCodes: used }, '1234')).toEqual({ is: 'blocked' });
  });
  test('an order without a code is confirmed by the counter only', () => {
    expect(checkDoorCode({ code: null, wrongCodes: [] }, '1234')).toEqual({ is: 'blocked' });
  });
});

describe('the rider that an order shows', () => {
  test.each([
    ['ready', 'CONFIRMED', '+56998765432'],
    ['inTransit', 'PICKED_UP', '+56998765432'],
    ['completed', 'COMPLETED', null],
  ] as const)('of an order that is %s: %s', (order, status, phone) => {
    expect(orderRiderOfOwn(order, pedro)).toMatchObject({ status, phone, name: 'Pedro Soto' });
  });
  test('a stored rider follows the order, and loses phone and position at its end', () => {
    const stored = orderRiderOfOwn('ready', pedro);
    if (stored === null) throw new Error('no rider');
    const shown = (status: OrderStatus) => shownOwnRider(stored, status);
    expect(shown('inTransit')).toMatchObject({ status: 'PICKED_UP', latitude: 1 });
    for (const status of ['completed', 'cancelled'] as const)
      expect(shown(status)).toMatchObject({ phone: null, latitude: null, longitude: null });
    expect(shown('created')).toMatchObject({ status: 'CONFIRMED' });
  });
});

test('a link opens for twelve hours, and fifteen minutes after the end of its run', () => {
  const hour = 3_600_000;
  expect(opensRun({ createdAt: 0, endedAt: null }, 12 * hour - 1)).toBe(true);
  expect(opensRun({ createdAt: 0, endedAt: null }, 12 * hour)).toBe(false);
  expect(opensRun({ createdAt: 0, endedAt: hour }, 1.25 * hour - 1)).toBe(true);
  expect(opensRun({ createdAt: 0, endedAt: hour }, 1.25 * hour)).toBe(false);
});
