import { minor } from '@comanda/domain/money/money.ts';
import { makePayment } from '@comanda/domain/testing/make-order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { expect, test } from 'vitest';
import { partialRefundText } from './partial-refund-text.ts';

const format = (amount: number): string => `$${amount}`;
const text = (returned: number, due: number, paymentMethod: 'webpay' | 'mach' = 'webpay') =>
  partialRefundText(
    {
      payment: makePayment({
        stage: 'paid',
        partialRefund: { returned: minor(returned), due: minor(due) },
      }),
      paymentMethod,
    },
    ordersTexts('es-CL'),
    format,
  );

test('an order shows what went back, what is on its way, and the place where it appears', () => {
  const toCard =
    'Vuelve a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.';
  expect(text(1_000, 0)).toBe(`Te devolvimos $1000. ${toCard}`);
  expect(text(0, 500)).toBe(`Te estamos devolviendo $500. ${toCard}`);
  expect(text(1_000, 500, 'mach')).toBe(
    'Te devolvimos $1000. Te estamos devolviendo $500. Vuelve a tu cuenta de MACH. Puede tardar unos días en verse.',
  );
});

test('a part that the restaurant gave back by itself is told apart from what goes back by the provider', () => {
  const partialRefund = { returned: minor(0), due: minor(0), byHand: minor(700) };
  const byHand = (changes: object) =>
    partialRefundText(
      {
        payment: makePayment({ stage: 'paid', partialRefund: { ...partialRefund, ...changes } }),
        paymentMethod: 'mach',
      },
      ordersTexts('es-CL'),
      format,
    );
  const sentence = 'El local te devolvió $700 por su cuenta, en efectivo o por transferencia.';
  expect(byHand({})).toBe(sentence);
  expect(byHand({ returned: minor(300) })).toBe(
    `Te devolvimos $300. Vuelve a tu cuenta de MACH. Puede tardar unos días en verse. ${sentence}`,
  );
});

test('an order without a partial refund shows none', () => {
  const order = { payment: makePayment({ stage: 'paid' }), paymentMethod: 'webpay' } as const;
  expect(partialRefundText(order, ordersTexts('es-CL'), format)).toBeNull();
  expect(partialRefundText({ ...order, payment: null }, ordersTexts('es-CL'), format)).toBeNull();
});
