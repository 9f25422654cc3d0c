import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { type ReceiptFacts, receiptMail } from './receipt-mail.ts';

const order: ReceiptFacts['order'] = {
  id: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
  number: 7,
  estimatedAt: null,
  products: [],
  total: minor(5_990),
  handOverCode: null,
  storeName: 'Local Ñuñoa',
  storePhone: '+56 2 2345 6700',
  payment: null,
  timeZone: 'America/Santiago',
  dispatchMethod: 'in_store',
};
const textOf = (changes: Partial<ReceiptFacts['order']>) =>
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
