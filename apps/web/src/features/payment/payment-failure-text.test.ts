import type { OrderPayment } from '@comanda/domain/payment/order-payment.ts';
import { onlineMethodNames, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { expect, test } from 'vitest';
import { makeOrder, makePayment, withStatus } from '@comanda/domain/testing/make-order.ts';
import { paymentFailureText } from './payment-failure-text.ts';

const words = paymentsTexts('es-CL');
const order = (rest: Partial<OrderPayment>) =>
  makeOrder(41, { paymentMethod: 'webpay', payment: makePayment(rest) });
const notFailed = { problem: null, method: null };
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
] as const)('a payment that was %s', (_case, order, problem, title) => {
  expect(paymentFailureText(order, { problem, method: null }, '$10.980', words).title).toBe(title);
});

test('an uncharged failure says so; a charged one says how much is refunded', () => {
  const unmoved = (['declined', 'cancelled', 'expired', 'unavailable'] as const).map((problem) =>
    order({ problem }),
  );
  for (const payment of [...unmoved, over({})])
    expect(paymentFailureText(payment, notFailed, '$10.980', words).text).toMatch(
      /no se cobró nada/i,
    );
  expect(
    paymentFailureText(over({ stage: 'returning' }), notFailed, '$10.980', words).text,
  ).toContain('$10.980');
});

test('a start that failed names the method that was tried, and says why', () => {
  const text = (problem: 'unavailable' | 'tooLate' | 'coupon', method: PaymentMethodName) =>
    paymentFailureText(order({}), { problem, method }, '$10.980', words);
  expect(text('unavailable', 'mach').title).toBe('MACH no responde');
  expect(text('unavailable', 'oneclick').title).toBe('El cobro con tarjeta no responde');
  expect(text('tooLate', 'getnet').title).toBe('Ya no alcanza el tiempo para Getnet');
  expect(text('tooLate', 'getnet').text).toMatch(/no se cobró nada.*Paga de otra forma/i);
  expect(text('coupon', 'getnet').title).toBe('Tu cupón vale con otra forma de pago');
});

test.each(onlineMethodNames)(
  'a declined payment by %s says that nothing was charged and how to go on',
  (method) => {
    const declined = makeOrder(41, {
      paymentMethod: method,
      payment: makePayment({ problem: 'declined' }),
    });
    const { title, text } = paymentFailureText(declined, notFailed, '$10.980', words);
    expect(title).toBe('El pago fue rechazado');
    expect(text, 'a card may have been declined').toContain('tarjeta');
    expect(text).toMatch(/^No se cobró nada\. (Revisa|Tu banco no autorizó) .+\.$/);
  },
);
