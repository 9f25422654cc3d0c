import * as v from 'valibot';
import { expect, test } from 'vitest';
import { oneclickReport } from './oneclick-report.ts';
import { readInscriptionReturn } from './oneclick-vault.ts';
import { oneclickTransaction } from './oneclick-wire.ts';

const answer = (detail: object, more: object = {}) => ({
  buy_order: 'compra',
  card_detail: { card_number: 'XXXXXXXXXXXX6623' },
  details: [
    {
      amount: 5_990,
      status: 'AUTHORIZED',
      response_code: 0,
      buy_order: 'compra',
      authorization_code: '1213',
      ...detail,
    },
  ],
  ...more,
});
const reportOf = (detail: object) =>
  oneclickReport(v.parse(oneclickTransaction, answer(detail)), 'poll', 7, 'CLP');

test('a charge is captured if and only if its detail is AUTHORIZED with code 0', () => {
  expect(reportOf({})).toEqual({
    source: 'poll',
    at: 7,
    reported: 'captured',
    sum: { minor: 5_990, currency: 'CLP' },
    merchantRef: 'compra',
    authorisationCode: '1213',
    cardLastDigits: '6623',
  });
  expect(reportOf({ response_code: -1 }).reported).toBe('unknown');
  expect(reportOf({ status: 'CAPTURED' }).reported).toBe('unknown');
  expect(reportOf({ status: 'FAILED' }).reported).toBe('unknown');
  expect(reportOf({ buy_order: 'otra' }).reported).toBe('unknown');
});

test.each([
  [-96, 'cardGone'],
  [-97, 'limit'],
  [-98, 'limit'],
  [-99, 'limit'],
  [-11, undefined],
  [-1, undefined],
  [-100, undefined],
])('the code %i of a failed detail has the problem %s', (code, problem) => {
  const report = reportOf({ status: 'FAILED', response_code: code });
  expect(report).toMatchObject({ reported: 'declined', declineCode: String(code) });
  expect(report.problem).toBe(problem);
});

test('a refunded part is the amount less the balance; without a balance it is unknown', () => {
  expect(reportOf({ status: 'PARTIALLY_NULLIFIED', balance: 990 })).toMatchObject({
    reported: 'partlyRefunded',
    refunded: 5_000,
  });
  expect(reportOf({ status: 'PARTIALLY_NULLIFIED' }).reported).toBe('unknown');
  expect(reportOf({ status: 'REVERSED' })).toMatchObject({ reported: 'refunded', refunded: 5_990 });
});

test.each([
  ['no detail', { details: [] }],
  ['two details', { details: [...answer({}).details, ...answer({}).details] }],
  ['an unknown status', answer({ status: 'INITIALIZED' })],
  ['an amount in words', answer({ amount: '5990' })],
  ['no code', answer({ response_code: null })],
])('an answer with %s is not read', (_name, change) => {
  expect(v.is(oneclickTransaction, { ...answer({}), ...change })).toBe(false);
});

test('a return is known by its token; the two other fields tell that the person cancelled', () => {
  const token = 'a'.repeat(64);
  expect(readInscriptionReturn({ TBK_TOKEN: token })).toEqual({
    providerRef: token,
    abandoned: false,
  });
  expect(
    readInscriptionReturn({ TBK_TOKEN: token, TBK_ORDEN_COMPRA: 'x', TBK_ID_SESION: 'y' }),
  ).toEqual({ providerRef: token, abandoned: true });
  expect(readInscriptionReturn({ token_ws: token })).toBeNull();
  expect(readInscriptionReturn({ TBK_TOKEN: '../x' })).toBeNull();
});
