import { expect, test } from 'vitest';
import { observe } from './map-status.ts';
import type { Transaction } from './wire.ts';

const said = (over: Partial<Transaction>): Transaction => ({
  status: 'INITIALIZED',
  buy_order: 'MFRGGZDFMZTWQ2LKNNWG23TPOB',
  amount: 4_990,
  ...over,
});

test.each<[Partial<Transaction>, string]>([
  [{ status: 'INITIALIZED' }, 'pending'],
  [{ status: 'AUTHORIZED', response_code: 0 }, 'captured'],
  [{ status: 'AUTHORIZED', response_code: -1 }, 'unknown'],
  [{ status: 'AUTHORIZED' }, 'unknown'],
  [{ status: 'CAPTURED', response_code: 0 }, 'unknown'],
  [{ status: 'FAILED', response_code: -1 }, 'declined'],
  [{ status: 'FAILED', response_code: null }, 'cancelled'],
  [{ status: 'FAILED', transaction_date: '1969-12-31T23:59:00.000Z' }, 'cancelled'],
  [{ status: 'FAILED', transaction_date: '1969-12-31T23:55:00.000Z' }, 'expired'],
  [{ status: 'REVERSED', response_code: 0 }, 'returned'],
  [{ status: 'NULLIFIED', response_code: 0 }, 'returned'],
  [{ status: 'PARTIALLY_NULLIFIED', response_code: 0, balance: 990 }, 'partlyReturned'],
  [{ status: 'PARTIALLY_NULLIFIED', response_code: 0 }, 'unknown'],
])('%o is %s', (over, reported) => {
  expect(observe(said(over), 'query', 7, 'CLP')).toMatchObject({ reported, authority: 'query', at: 7 });
});

test('sum and reference are told each time, for settlement to compare', () => {
  expect(observe(said({}), 'query', 7, 'CLP')).toMatchObject({
    sum: { minor: 4_990, currency: 'CLP' },
    merchantRef: 'MFRGGZDFMZTWQ2LKNNWG23TPOB',
  });
});

test('of a card the last digits and the authorisation are kept, of a refusal its code', () => {
  const card = { card_detail: { card_number: 'XXXXXXXXXXXX6623' }, authorization_code: '1213' };
  expect(observe(said({ status: 'AUTHORIZED', response_code: 0, ...card }), 'reply', 7, 'CLP')).toMatchObject({
    cardLastDigits: '6623',
    authorisationCode: '1213',
  });
  expect(observe(said({ status: 'FAILED', response_code: -4 }), 'reply', 7, 'CLP').declineCode).toBe('-4');
});

test('what was given back is the whole of it, or what is no longer left', () => {
  expect(observe(said({ status: 'NULLIFIED' }), 'query', 7, 'CLP').returned).toBe(4_990);
  expect(observe(said({ status: 'REVERSED' }), 'query', 7, 'CLP').returned).toBe(4_990);
  expect(observe(said({ status: 'PARTIALLY_NULLIFIED', balance: 990 }), 'query', 7, 'CLP').returned).toBe(4_000);
  expect(observe(said({ status: 'AUTHORIZED', response_code: 0 }), 'query', 7, 'CLP')).not.toHaveProperty('returned');
});
