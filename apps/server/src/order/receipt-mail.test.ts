import { minor } from '@comanda/domain/money/money.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { type ReceiptFacts, receiptMail } from './receipt.mail.ts';

const order: ReceiptFacts['order'] = {
  id: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
  number: 7,
  status: 'created',
  createdAt: '2026-11-21T16:00:00.000Z',
  estimatedAt: '2026-11-21T16:15:00.000Z',
  scheduledDate: null,
  products: [],
  subtotal: minor(5_990),
  discount: minor(0),
  discounts: [],
  points: minor(0),
  pointsUsed: 0,
  coupon: null,
  delivery: minor(0),
  serviceFee: minor(0),
  tip: minor(0),
  storeTip: minor(0),
  total: minor(5_990),
  handOverCode: null,
  storeName: 'Local Ñuñoa',
  storePhone: '+56 2 2345 6700',
  payment: null,
  paymentMethod: 'webpay',
  timeZone: 'America/Santiago',
  dispatchMethod: 'in_store',
};
const textOf = (changes: Partial<ReceiptFacts['order']>) =>
  receiptMail({
    order: { ...order, ...changes },
    name: 'Camila',
    email: 'camila@example.com',
    brand: testMailBrand,
  }).text;

test('a receipt names the amount to pay on delivery, or the amount paid and the method that paid it', () => {
  expect(textOf({})).toContain('Pagas $5.990 al recibir.');
  const paid = textOf({
    payment: {
      stage: 'paid',
      payableUntil: null,
      problem: null,
      cardLastDigits: '6623',
      authorisationCode: '1',
    },
  });
  expect(paid).toContain('Pagaste $5.990 con Webpay.');
  expect(paid).not.toContain('al recibir');
});

test('a receipt of an order that costs nothing names what paid it, and asks for no money', () => {
  const discount = (amount: number) => ({
    amount: minor(amount),
    on: 'food' as const,
    source: { kind: 'coupon' as const, code: 'GRATIS', name: 'Todo gratis' },
    shares: [],
  });
  const free = { total: minor(0), discount: minor(5_990), discounts: [discount(5_990)] };
  const points = { points: minor(990) };
  expect(
    textOf({ ...free, ...points, discount: minor(5_000), discounts: [discount(5_000)] }),
  ).toContain('Lo pagaste con tu cupón y tus puntos: no queda nada por pagar.');
  expect(textOf(free)).toContain('Lo pagaste con tu cupón: no queda nada por pagar.');
  expect(textOf({ total: minor(0), points: minor(5_990) })).toContain(
    'Lo pagaste con tus puntos: no queda nada por pagar.',
  );
  expect(textOf({ total: minor(0), subtotal: minor(0) })).not.toMatch(/al recibir|en línea/);
});

test('a receipt shows the ready time as an hour, and with its day if it is not today', () => {
  expect(textOf({})).toContain('Está listo cerca de las 13:15.');
  const inTwoDays = {
    estimatedAt: '2026-11-23T16:35:00.000Z',
    dispatchMethod: 'store_delivery',
  } as const;
  expect(textOf(inTwoDays)).toContain('Llega el lunes 23 de noviembre, cerca de las 13:35.');
  expect(textOf({ ...inTwoDays, dispatchMethod: 'in_store' })).toContain(
    'Está listo el lunes 23 de noviembre, cerca de las 13:35.',
  );
});

test('the receipt of a product made to order shows no time before the kitchen gives one', () => {
  const text = textOf({ estimatedAt: null });
  expect(text).toContain('en cuanto la cocina confirme la hora, te escribimos');
  expect(text).not.toContain('cerca de las');
});

test('the receipt of a future order shows its day and hour, and does not say that it is being cooked', () => {
  const later = { scheduledDate: '2026-11-22 13:00', estimatedAt: '2026-11-22T16:00:00.000Z' };
  expect(textOf(later)).toContain('Está listo el domingo 22 de noviembre a las 13:00.');
  expect(textOf({ ...later, dispatchMethod: 'store_delivery' })).toContain(
    'Llega el domingo 22 de noviembre a las 13:00.',
  );
  expect(textOf(later)).not.toContain('prepara');
});

test('a receipt says that the restaurant has to accept the order, until somebody there did', () => {
  const waiting = textOf({ status: 'created' });
  expect(waiting).toContain('Falta que el local lo confirme.');
  expect(waiting).not.toMatch(/cocina|prepara/u);
  expect(textOf({ status: 'preparing' })).toContain('El local lo confirmó y ya lo prepara.');
});

test('a receipt asks to show the code at the counter of a pickup, and to tell it to the rider of a delivery', () => {
  const pickup = textOf({ handOverCode: '0427' });
  expect(pickup).toContain('0427');
  expect(pickup).toContain('Muestra este código al retirar.');
  const delivery = textOf({ handOverCode: '0427', dispatchMethod: 'store_delivery' });
  expect(delivery).toContain('Dilo a quien reparte al recibir.');
  expect(textOf({})).not.toContain('código');
});
