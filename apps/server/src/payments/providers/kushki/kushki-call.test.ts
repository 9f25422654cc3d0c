import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { StartRequest } from '../../provider/start-request.ts';
import { chargeBody, contactOf } from './kushki-call.ts';

const buyer = { name: 'Ana Lucía Pérez', email: 'ana@example.com', phone: '+50251234567' };
const request = {
  attempt: { sum: { minor: minor(8_300), currency: 'GTQ' }, merchantRef: 'ref-1' },
  buyer,
  webhookUrl: 'https://api.example/hook',
} as unknown as StartRequest;

test('one payment names no months, and several are named with their number', () => {
  expect(chargeBody(request, 'a-token', 1)).not.toHaveProperty('deferred');
  expect(chargeBody(request, 'a-token', 6)).toMatchObject({
    amount: { subtotalIva: 74.11, iva: 8.89, currency: 'GTQ' },
    deferred: { graceMonths: '00', creditType: '01', months: 6 },
  });
});

test('a charge carries our reference twice: as the external reference and in its metadata', () => {
  expect(chargeBody(request, 'a-token', 1)).toMatchObject({
    externalReferenceId: 'ref-1',
    metadata: { merchantRef: 'ref-1' },
  });
});

test('the first and the last names of a shopper are told apart', () => {
  expect(contactOf(buyer)).toEqual({
    firstName: 'Ana',
    lastName: 'Lucía Pérez',
    email: 'ana@example.com',
    phoneNumber: '+50251234567',
  });
});
