import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { expect, test } from 'vitest';
import { receiptMail } from './receipt-mail.ts';

const order = {
  number: 7,
  estimatedAt: null,
  products: [],
  total: minor(5_990),
  handOverCode: null,
  storeName: 'Local Ñuñoa',
  storePhone: '+56 2 2345 6700',
  payment: null,
} as unknown as Order;
const textOf = (changes: Partial<Order>) =>
  receiptMail({
    order: { ...order, ...changes },
    name: 'Camila',
    email: 'camila@example.com',
    commerce: 'Brasa & Pan',
    country: countries.cl,
    origin: 'https://brasa.example',
  }).text;

test('a receipt says what is paid at the door, or that it was paid online', () => {
  expect(textOf({})).toContain('Pagas $5.990 al recibir.');
  const paid = textOf({ payment: { stage: 'paid', payableUntil: null, problem: null, cardLastDigits: '6623', authorisationCode: '1' } });
  expect(paid).toContain('Pagaste $5.990 en línea.');
  expect(paid).not.toContain('al recibir');
});
