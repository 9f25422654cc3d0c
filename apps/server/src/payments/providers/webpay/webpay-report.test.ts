import * as v from 'valibot';
import { expect, test } from 'vitest';
import { webpayReport } from './webpay-report.ts';
import { type WebpayTransaction, webpayTransaction } from './webpay-wire.ts';

const answerOf = (over: Partial<WebpayTransaction>): WebpayTransaction => ({
  status: 'INITIALIZED',
  authorization_code: null,
  card_detail: null,
  transaction_date: null,
  buy_order: 'MFRGGZDFMZTWQ2LKNNWG23TPOB',
  amount: 4_990,
  ...over,
});

test.each<[Partial<WebpayTransaction>, string]>([
  [{ status: 'INITIALIZED' }, 'pending'],
  [{ status: 'AUTHORIZED', response_code: 0 }, 'captured'],
  [{ status: 'AUTHORIZED', response_code: -1 }, 'unknown'],
  [{ status: 'AUTHORIZED' }, 'unknown'],
  [{ status: 'CAPTURED', response_code: 0 }, 'unknown'],
  [{ status: 'FAILED', response_code: -1 }, 'declined'],
  [{ status: 'FAILED', response_code: null }, 'cancelled'],
  [{ status: 'FAILED', transaction_date: '1969-12-31T23:59:00.000Z' }, 'cancelled'],
  [{ status: 'FAILED', transaction_date: '1969-12-31T23:55:00.000Z' }, 'expired'],
  [{ status: 'REVERSED', response_code: 0 }, 'refunded'],
  [{ status: 'NULLIFIED', response_code: 0 }, 'refunded'],
  [{ status: 'PARTIALLY_NULLIFIED', response_code: 0, balance: 990 }, 'partlyRefunded'],
  [{ status: 'PARTIALLY_NULLIFIED', response_code: 0 }, 'unknown'],
])('%o is reported as %s', (over, reported) => {
  expect(webpayReport(answerOf(over), 'poll', 7, 'CLP')).toMatchObject({
    reported,
    source: 'poll',
    at: 7,
  });
});

test('every report carries sum and reference, so that the server can compare them', () => {
  expect(webpayReport(answerOf({}), 'poll', 7, 'CLP')).toMatchObject({
    sum: { minor: 4_990, currency: 'CLP' },
    merchantRef: 'MFRGGZDFMZTWQ2LKNNWG23TPOB',
  });
});

test('the report of a card carries its last digits and authorisation, and that of a refusal its code', () => {
  const card = { card_detail: { card_number: 'XXXXXXXXXXXX6623' }, authorization_code: '1213' };
  expect(
    webpayReport(answerOf({ status: 'AUTHORIZED', response_code: 0, ...card }), 'reply', 7, 'CLP'),
  ).toMatchObject({
    cardLastDigits: '6623',
    authorisationCode: '1213',
  });
  expect(
    webpayReport(answerOf({ status: 'FAILED', response_code: -4 }), 'reply', 7, 'CLP').declineCode,
  ).toBe('-4');
});

test('the refunded amount is the whole sum, or the sum less the remaining balance', () => {
  expect(webpayReport(answerOf({ status: 'NULLIFIED' }), 'poll', 7, 'CLP').refunded).toBe(4_990);
  expect(webpayReport(answerOf({ status: 'REVERSED' }), 'poll', 7, 'CLP').refunded).toBe(4_990);
  expect(
    webpayReport(answerOf({ status: 'PARTIALLY_NULLIFIED', balance: 990 }), 'poll', 7, 'CLP')
      .refunded,
  ).toBe(4_000);
  expect(
    webpayReport(answerOf({ status: 'AUTHORIZED', response_code: 0 }), 'poll', 7, 'CLP'),
  ).not.toHaveProperty('refunded');
});

const approved = {
  status: 'AUTHORIZED',
  response_code: 0,
  buy_order: 'MFRGGZDFMZTWQ2LKNNWG23TPOB',
  amount: 4_990,
};
const read = (over: object) => v.safeParse(webpayTransaction, { ...approved, ...over });

test.each<[string, object, object]>([
  [
    'an authorisation of seven digits',
    { authorization_code: '1234567' },
    { authorisationCode: '1234567' },
  ],
  [
    'an authorisation that is a number',
    { authorization_code: 1_213 },
    { authorisationCode: '1213' },
  ],
  [
    'an authorisation that is an HTML page',
    { authorization_code: `<b>${'9'.repeat(5_000)}</b>` },
    { authorisationCode: 'b99999999999' },
  ],
  ['an authorisation that is a list', { authorization_code: [1] }, {}],
  ['a card without digits', { card_detail: { card_number: 'XXXX' } }, {}],
  ['a card that is a text', { card_detail: '6623' }, {}],
  ['a date in words', { transaction_date: 'ayer' }, {}],
  [
    'a new verification code and unknown fields',
    { vci: 'NEW', installments_number: 'tres', extra: {} },
    {},
  ],
])('%s does not spoil a paid response', (_what, over, shown) => {
  const answerOf = read(over);
  if (!answerOf.success) throw new Error('a paid answer could not be read');
  const report = webpayReport(answerOf.output, 'reply', 7, 'CLP');
  expect(report).toMatchObject({
    reported: 'captured',
    sum: { minor: 4_990 },
    merchantRef: approved.buy_order,
  });
  const { authorisationCode, cardLastDigits } = report;
  expect({
    ...(authorisationCode && { authorisationCode }),
    ...(cardLastDigits && { cardLastDigits }),
  }).toEqual(shown);
});

test.each([
  ['an unknown status', { status: 'PAID' }],
  ['an amount in words', { amount: '4990' }],
  ['half a peso', { amount: 4_990.5 }],
  ['a response code in words', { response_code: '0' }],
  ['no order', { buy_order: '' }],
  ['a balance in words', { status: 'PARTIALLY_NULLIFIED', balance: '10' }],
])('%s makes the response unreadable', (_what, over) => {
  expect(read(over).success).toBe(false);
});
