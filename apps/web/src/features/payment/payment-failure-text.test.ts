import type { OrderPayment } from '@comanda/domain/payment/order-payment.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import { paymentFailureText } from './payment-failure-text.ts';

const words = paymentsTexts('es-CL');
const order = (rest: Partial<OrderPayment>) =>
  makeOrder(41, { paymentMethod: 'webpay', payment: makePayment(rest) });
const over = (rest: Partial<OrderPayment>) =>
  withStatus(order({ payableUntil: null, ...rest }), 'failed');

test.each([
  ['declined', order({ problem: 'declined' }), null, 'El pago fue rechazado'],
  ['cancelled by the shopper', order({ problem: 'cancelled' }), null, 'Anulaste el pago'],
  ['left too long', order({ problem: 'expired' }), null, 'Se acabó el tiempo en Webpay'],
  [
    'not started, the provider is down',
    order({ problem: 'declined' }),
    'unavailable',
    'Webpay no responde',
  ],
  [
    'not started, the connection broke',
    order({ stage: 'started' }),
    'network',
    'Se cortó la conexión',
  ],
  ['out of time', over({ problem: 'declined' }), null, 'Se acabó el tiempo para pagar'],
  [
    'out of time, whatever the address says',
    over({}),
    'unavailable',
    'Se acabó el tiempo para pagar',
  ],
  [
    'too late: the money goes back',
    over({ stage: 'returning' }),
    null,
    'Te estamos devolviendo el pago',
  ],
  ['too late: the money is back', over({ stage: 'returned' }), null, 'Te devolvimos el pago'],
] as const)('a payment that was %s', (_case, order, startProblem, title) => {
  expect(paymentFailureText(order, startProblem, '$10.980', words).title).toBe(title);
});

test('an uncharged failure says so; a charged one says how much is refunded', () => {
  const unmoved = (['declined', 'cancelled', 'expired', 'unavailable'] as const).map((problem) =>
    order({ problem }),
  );
  for (const payment of [...unmoved, over({})])
    expect(paymentFailureText(payment, null, '$10.980', words).text).toMatch(/no se cobró nada/i);
  expect(paymentFailureText(over({ stage: 'returning' }), null, '$10.980', words).text).toContain(
    '$10.980',
  );
});
