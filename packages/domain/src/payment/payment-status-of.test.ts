import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { attemptStates, type AttemptState, type PaymentProblem } from './attempt.ts';
import type { PaymentStage } from './order-payment.ts';
import {
  methodOfAttempts,
  orderPaymentOf,
  paymentStatusOf,
  type ShownAttempt,
} from './payment-status-of.ts';
import type { PaymentStatus } from './payment-status.ts';

const until = '2026-11-21T19:45:00Z';
const attempt = (state: AttemptState, problem: PaymentProblem | null = null): ShownAttempt => ({
  state,
  refunded: minor(0),
  problem,
  cardLastDigits: state === 'completed' ? '6623' : null,
  authorisationCode: state === 'completed' ? '1213' : null,
});
const declined = attempt('failed', 'declined');

test.each<[string, readonly ShownAttempt[], boolean, PaymentStatus, PaymentStage]>([
  ['no attempt was started yet', [], true, 'created', 'unpaid'],
  ['no attempt was started in time', [], false, 'failed', 'unpaid'],
  ['being started', [attempt('created')], true, 'created', 'started'],
  ['under way', [attempt('pending')], true, 'created', 'started'],
  ['being confirmed', [attempt('authorised')], true, 'created', 'started'],
  ['still under way, too late', [attempt('pending')], false, 'failed', 'started'],
  ['paid', [attempt('completed')], true, 'completed', 'paid'],
  ['paid at the second attempt', [declined, attempt('completed')], true, 'completed', 'paid'],
  [
    'paid, and a first payment on its way back',
    [attempt('refunding'), attempt('completed')],
    true,
    'completed',
    'paid',
  ],
  ['declined', [declined], true, 'failed', 'unpaid'],
  ['cancelled on the page', [attempt('failed', 'cancelled')], true, 'cancelled', 'unpaid'],
  ['declined, and tried again', [declined, attempt('pending')], true, 'created', 'started'],
  ['money that came too late', [attempt('refunding')], false, 'reversed', 'returning'],
  [
    'money of an older attempt on its way back',
    [attempt('refunding'), declined],
    true,
    'failed',
    'returning',
  ],
  ['given back', [attempt('refunded', 'expired')], false, 'reversed', 'returned'],
  [
    'refunded, and tried again',
    [attempt('refunded', 'expired'), declined],
    true,
    'failed',
    'unpaid',
  ],
])('%s', (_case, attempts, payable, status, stage) => {
  expect(paymentStatusOf(attempts, { payable })).toBe(status);
  expect(orderPaymentOf(attempts, { payable, payableUntil: until }).stage).toBe(stage);
});

test('the status has the end of the payment window and the reason why the newest attempt failed', () => {
  const shown = (state: ShownAttempt, payable: boolean) =>
    orderPaymentOf([state], { payable, payableUntil: until });
  expect(shown(declined, true)).toMatchObject({ payableUntil: until, problem: 'declined' });
  expect(shown(declined, false)).toMatchObject({ payableUntil: null, problem: 'declined' });
  expect(shown(attempt('completed'), true)).toMatchObject({ payableUntil: null, problem: null });
});

test('the status shows the card that paid, with any other attempts', () => {
  const shown = orderPaymentOf([attempt('completed'), declined], {
    payable: true,
    payableUntil: until,
  });
  expect(shown).toMatchObject({
    stage: 'paid',
    problem: null,
    cardLastDigits: '6623',
    authorisationCode: '1213',
  });
});

test.each(attemptStates)(
  'an order paid by another attempt is paid, with any state %s of this one',
  (state) => {
    expect(paymentStatusOf([attempt('completed'), attempt(state)], { payable: false })).toBe(
      'completed',
    );
  },
);

test('an order shows the method that paid, else the one that was tried last, else none of its attempts', () => {
  const mach = { id: 'a-1', method: 'mach' } as const;
  const webpay = { id: 'a-2', method: 'webpay' } as const;
  expect(methodOfAttempts([], null)).toBeNull();
  expect(methodOfAttempts([mach, webpay], null)).toBe('webpay');
  expect(methodOfAttempts([mach, webpay], 'a-1')).toBe('mach');
});
