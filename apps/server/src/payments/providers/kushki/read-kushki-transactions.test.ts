import { minor } from '@comanda/domain/money/money.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { transactionList } from './kushki-wire.ts';
import {
  isOfAttempt,
  mayBeOfAttempt,
  otherReferenceIn,
  readKushkiSale,
} from './read-kushki-transactions.ts';

const attempt = {
  merchantRef: 'ref-1',
  providerRef: '029184246439606168',
  sum: { minor: minor(100_000), currency: 'MXN' },
};
/**
 * Lines in the shape of Kushki's API reference: an approved sale, a part that went back, and a
 * refused sale, which has no ticket.
 */
const sale = {
  ticket_number: '029184246439606168',
  sale_ticket_number: '',
  transaction_reference: 'aa778d12-c56b-4cc2-86c8-1dea7cebe65e',
  external_reference_id: 'ref-1',
  metadata: '{"merchantRef":"ref-1"}',
  transaction_type: 'SALE',
  transaction_status: 'APPROVED',
  approved_transaction_amount: 1_000,
  request_amount: 1_000,
  currency_code: 'MXN',
  approval_code: '000000',
  last_four_digits: '5480',
};
const back = {
  ...sale,
  ticket_number: '661738684712571670',
  sale_ticket_number: '029184246439606168',
  external_reference_id: undefined,
  transaction_type: 'VOID',
  approved_transaction_amount: 500,
  approval_code: null,
};
const refused = {
  metadata: '{"contractID":"157AB"}',
  transaction_type: 'SALE',
  transaction_status: 'DECLINED',
  approved_transaction_amount: 0,
  request_amount: 1_000,
  currency_code: 'MXN',
  response_code: 'K220',
};
const linesOf = (...rows: readonly object[]) =>
  v.parse(transactionList, { data: rows, total: rows.length }).data;
const readLines = (...rows: readonly object[]) => {
  const lines = linesOf(...rows);
  return readKushkiSale(
    attempt,
    lines.filter((row) => isOfAttempt(attempt, row)),
    lines,
  );
};

test('an approved line is captured, with its amount in the currency of the line', () => {
  expect(readLines(sale, refused)).toEqual({
    reported: 'captured',
    sum: attempt.sum,
    merchantRef: 'ref-1',
    providerRef: attempt.providerRef,
    authorisationCode: '000000',
    cardLastDigits: '5480',
  });
});

test('the lines of voids, refunds and chargebacks are money that went back, each once', () => {
  expect(readLines(sale, back, back)).toMatchObject({
    reported: 'partlyRefunded',
    refunded: 50_000,
  });
  const charged = { ...back, ticket_number: '7', transaction_type: 'CHARGEBACK' };
  expect(readLines(sale, back, charged)).toMatchObject({ reported: 'refunded', refunded: 100_000 });
  const started = { ...back, transaction_status: 'INITIALIZED' };
  expect(readLines(sale, started)).toMatchObject({ reported: 'captured' });
});

test('a line without a currency is in that of the payment, and older copies name their fields without underscores', () => {
  const { currency_code: _currency, ...rest } = sale;
  expect(readLines(rest)).toMatchObject({ reported: 'captured', sum: attempt.sum });
  const older = {
    ticketNumber: attempt.providerRef,
    transactionType: 'SALE',
    transactionStatus: 'APPROVAL',
    approvedTransactionAmount: 1_000,
    currencyCode: 'MXN',
    metadata: { merchantRef: 'ref-1' },
  };
  expect(readLines(older)).toMatchObject({ reported: 'captured', sum: attempt.sum });
});

test.each([
  [
    'another amount',
    { approved_transaction_amount: 1_001 },
    { sum: { minor: 100_100, currency: 'MXN' } },
  ],
  ['another currency', { currency_code: 'CLP' }, { sum: { minor: 1_000, currency: 'CLP' } }],
  ['another external reference', { external_reference_id: 'ref-2' }, { merchantRef: 'ref-2' }],
  ['another metadata', { metadata: '{"merchantRef":"ref-2"}' }, { merchantRef: 'ref-2' }],
])('the line of our ticket with %s says so, and the caller compares it', (_what, change, said) => {
  expect(readLines({ ...sale, ...change })).toMatchObject({ reported: 'captured', ...said });
});

test.each([
  ['status', { transaction_status: 'APROBADA' }],
  ['type', { transaction_type: 'PREAUTHORIZATION' }],
  ['amount', { approved_transaction_amount: '1000' }],
  ['currency', { currency_code: 'EUR' }],
])(
  'a line of ours whose %s cannot be read decides nothing, also beside a declined one',
  (_of, change) => {
    const declined = { ...refused, external_reference_id: 'ref-1' };
    expect(readLines({ ...sale, ...change }, declined).reported).toBe('unknown');
  },
);

test('a declined line with our reference is declined with its code, although it has no ticket', () => {
  const declined = { ...refused, external_reference_id: 'ref-1' };
  expect(readLines(declined)).toMatchObject({ reported: 'declined', declineCode: 'K220' });
});

test('the line of another payment never makes the list unreadable', () => {
  const strange = { ticket_number: 7, metadata: '{', transaction_status: null, currency_code: '' };
  expect(readLines(strange, sale)).toMatchObject({ reported: 'captured' });
  expect(readLines(strange).reported).toBe('unknown');
});

test('a line may be our charge unless it names another payment, another currency or amount, or took nothing', () => {
  const unnamed = { ...sale, metadata: '{}', external_reference_id: undefined };
  const isSuspected = (change: object): boolean =>
    linesOf({ ...unnamed, ...change }).some((row) => mayBeOfAttempt(attempt, row));
  expect(isSuspected({})).toBe(true);
  expect(isSuspected({ transaction_status: 'APROBADA' })).toBe(true);
  expect(isSuspected({ approved_transaction_amount: '1000', request_amount: null })).toBe(true);
  expect(isSuspected({ transaction_status: 'INITIALIZED', approved_transaction_amount: 0 })).toBe(
    true,
  );
  for (const change of [
    { external_reference_id: 'ref-2' },
    { metadata: '{"merchantRef":"ref-2"}' },
    { currency_code: 'CLP' },
    { approved_transaction_amount: 999 },
    { transaction_status: 'DECLINED' },
    { transaction_type: 'VOID' },
  ])
    expect(isSuspected(change), JSON.stringify(change)).toBe(false);
});

test('the answer to a question about our reference names the other payment that it is about', () => {
  expect(otherReferenceIn(linesOf(refused, { ...sale, external_reference_id: 'ref-2' }))).toBe(
    'ref-2',
  );
  expect(otherReferenceIn(linesOf(refused))).toBeNull();
});
