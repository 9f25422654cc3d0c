import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { endMoney } from './end-money.ts';

type Payment = NonNullable<Order['payment']>;
const payment = (stage: Payment['stage']): Payment => ({
  stage,
  payableUntil: null,
  problem: null,
  cardLastDigits: null,
  authorisationCode: null,
});
const noShow: Order['end'] = { reason: 'restaurant', detail: 'noShow' };
const other: Order['end'] = { reason: 'restaurant', detail: 'kitchenProblem' };

test('an ended order speaks of money that goes back only if money came in', () => {
  expect(endMoney({ payment: null, end: other })).toBe('notCharged');
  expect(endMoney({ payment: payment('unpaid'), end: other })).toBe('notCharged');
  expect(endMoney({ payment: payment('returning'), end: other })).toBe('returns');
  expect(endMoney({ payment: payment('returned'), end: noShow })).toBe('returned');
});

test('the money of an order that nobody fetched is kept only while it was not sent back', () => {
  expect(endMoney({ payment: payment('paid'), end: noShow })).toBe('kept');
  expect(endMoney({ payment: payment('paid'), end: other })).toBe('returns');
  expect(endMoney({ payment: payment('returning'), end: noShow })).toBe('returns');
});
