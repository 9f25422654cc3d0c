import { expect, test } from 'vitest';
import { readKushkiCharge } from './read-kushki-charge.ts';

const at = 1_700_000_000_000;
const details = {
  transactionStatus: 'APPROVAL',
  approvedTransactionAmount: 7_490,
  currencyCode: 'CLP',
  metadata: { merchantRef: 'REF-1' },
  approvalCode: '123456',
  lastFourDigits: '4242',
};
const answer = (status: number, body: unknown) => ({ kind: 'answer', status, body }) as const;
const read = (status: number, body: unknown, saved = false) =>
  readKushkiCharge({ saved, at }, answer(status, body));
const sale = (more: object = {}) => ({
  ticketNumber: '1700000000000',
  details: { ...details, ...more },
});

test('a charge is captured if and only if its status is APPROVAL', () => {
  expect(read(201, sale())).toEqual({
    source: 'reply',
    at,
    reported: 'captured',
    sum: { minor: 7_490, currency: 'CLP' },
    merchantRef: 'REF-1',
    providerRef: '1700000000000',
    authorisationCode: '123456',
    cardLastDigits: '4242',
  });
  expect(read(201, sale({ transactionStatus: 'INITIALIZED' })).reported).toBe('pending');
  expect(read(201, sale({ transactionStatus: 'DECLINED' })).reported).toBe('declined');
  expect(read(201, sale({ transactionStatus: 'APPROVED' })).reported).toBe('unknown');
  expect(read(201, { ticketNumber: '1700000000000' }).reported).toBe('unknown');
  expect(read(201, sale({ metadata: {} })).reported).toBe('unknown');
});

test.each([
  [402, { code: '322', processorError: { code: '05' } }, undefined, '322/05'],
  [402, { code: '322', processorError: { code: '61' } }, 'limit', '322/61'],
  [402, { code: 'K322', processorError: { code: 'K325' } }, 'authentication', 'K322/K325'],
  [400, { code: '577' }, undefined, '577'],
  [400, { code: 'K001' }, undefined, 'K001'],
  [401, { code: 'K004' }, undefined, 'K004'],
] as const)('a refusal %d %j of a typed card is declined: %s', (status, body, problem, code) => {
  const report = read(status, body);
  expect(report).toMatchObject({ reported: 'declined', declineCode: code });
  expect(report.problem).toBe(problem);
});

test.each(['K012', 'K026', '577'])('a saved card with code %s is gone', (code) => {
  expect(read(400, { code }, true)).toMatchObject({ reported: 'declined', problem: 'cardGone' });
});

test('a declined or expired token of a saved card does not end the card', () => {
  expect(read(402, { code: '322', processorError: { code: '54' } }, true).problem).toBeUndefined();
  expect(read(400, { code: 'K008' }, true).problem).toBeUndefined();
});

test.each([
  [429, { code: 'K000' }],
  [500, { code: 'K002' }],
  [504, { message: 'Endpoint request timed out' }],
  [400, '<html>'],
  [200, undefined],
])('an answer %d %j proves nothing about the money', (status, body) => {
  expect(read(status, body)).toEqual({ source: 'reply', at, reported: 'unknown' });
});

test('a time-out is a charge that may still be under way', () => {
  const late = readKushkiCharge({ saved: false, at }, { kind: 'noAnswer', reason: 'timeout' });
  expect(late).toEqual({ source: 'reply', at, reported: 'unknown', isUnderWay: true });
});
