import { expect, test } from 'vitest';
import { mayShopperCancel } from './shopper-cancel.ts';

const now = Date.parse('2026-03-04T15:00:00Z');
const later = '2026-03-04T15:00:05Z';
const unpaid = {
  status: 'created',
  paymentStatus: 'created',
  payableUntil: later,
  releasedAt: null,
  undoableUntil: null,
} as const;
const cash = { ...unpaid, payableUntil: null, undoableUntil: later } as const;

test('a shopper may cancel an order that still awaits its online payment', () => {
  expect(mayShopperCancel(unpaid, now)).toBe(true);
  expect(mayShopperCancel({ ...unpaid, status: 'creation_scheduled' }, now)).toBe(true);
});

test('a shopper may cancel a cash order within its undo window', () => {
  expect(mayShopperCancel(cash, now)).toBe(true);
  expect(mayShopperCancel(cash, Date.parse(later))).toBe(false);
});

test.each([
  ['paid', { ...unpaid, paymentStatus: 'completed' }],
  ['notified to its restaurant', { ...unpaid, releasedAt: later }],
  ['in preparation', { ...unpaid, status: 'preparing' }],
  ['paid by card on delivery', { ...unpaid, payableUntil: null }],
] as const)('a shopper cannot cancel an order that is %s', (_, order) => {
  expect(mayShopperCancel(order, now)).toBe(false);
});
