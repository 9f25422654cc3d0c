import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { readKushkiCharge } from './read-kushki-charge.ts';

const at = 1_700_000_000_000;
const ours = { merchantRef: 'REF-1', sum: { minor: minor(7_490), currency: 'CLP' } };
const ticketNumber = '1700000000000';
/** The details of Kushki's API reference. */
const details = {
  transactionStatus: 'APPROVAL',
  approvedTransactionAmount: 7_490,
  requestAmount: 7_490,
  amount: { subtotalIva: 0, subtotalIva0: 7_490, iva: 0, ice: 0, currency: 'CLP' },
  binInfo: { bank: 'Banco', bindCard: '424242', lastFourDigits: '4242', type: 'credit' },
  externalReferenceId: 'REF-1',
  approvalCode: '123456',
};
const { amount: _amount, externalReferenceId: _reference, ...bare } = details;
/** The details of the back end's own tests: neither a currency nor a reference that nobody sent. */
const inTestCode = { ...bare, cardHolderName: 'Ana', responseCode: '000' };
/** The details of older copies of the documentation. */
const flat = {
  transactionStatus: 'APPROVAL',
  approvedTransactionAmount: 7_490,
  currencyCode: 'CLP',
  metadata: { merchantRef: 'REF-1' },
  approvalCode: '123456',
  lastFourDigits: '4242',
};
const answer = (status: number, body: unknown) => ({ kind: 'answer', status, body }) as const;
const read = (status: number, body: unknown, saved = false, attempt = ours) =>
  readKushkiCharge({ saved, at, attempt }, answer(status, body));
const sale = (more: object = {}, of: object = details) => ({
  ticketNumber,
  transactionReference: '9c8bb68c-d610-46b4-bb52-ae8038fd9436',
  details: { ...of, ...more },
});
const pending = { source: 'reply', at, reported: 'pending' };
const captured = {
  source: 'reply',
  at,
  reported: 'captured',
  sum: { minor: 7_490, currency: 'CLP' },
  merchantRef: 'REF-1',
  providerRef: ticketNumber,
  authorisationCode: '123456',
  cardLastDigits: '4242',
};

test.each([
  ['the API reference', details],
  ['the back end’s test code', inTestCode],
  ['older copies', flat],
])(
  'a charge in the shape of %s is captured if and only if its status is APPROVAL',
  (_of, shape) => {
    expect(read(201, sale({}, shape))).toEqual(captured);
    expect(read(201, sale({ transactionStatus: 'INITIALIZED' }, shape)).reported).toBe('pending');
    expect(read(201, sale({ transactionStatus: 'DECLINED' }, shape)).reported).toBe('declined');
  },
);

test('an answer without a currency is in the currency of the request, with its decimals', () => {
  const attempt = { merchantRef: 'REF-1', sum: { minor: minor(10_450), currency: 'MXN' } };
  const body = sale({ approvedTransactionAmount: 104.5 }, inTestCode);
  expect(read(201, body, false, attempt)).toMatchObject({
    reported: 'captured',
    sum: { minor: 10_450, currency: 'MXN' },
  });
});

test.each([
  [
    'another amount',
    { approvedTransactionAmount: 7_491 },
    { sum: { minor: 7_491, currency: 'CLP' } },
  ],
  [
    'another currency',
    { amount: { currency: 'MXN' } },
    { sum: { minor: 749_000, currency: 'MXN' } },
  ],
  ['another external reference', { externalReferenceId: 'REF-2' }, { merchantRef: 'REF-2' }],
  ['another metadata', { metadata: { merchantRef: 'REF-2' } }, { merchantRef: 'REF-2' }],
])('an answer with %s says so, and the caller compares it', (_what, change, said) => {
  expect(read(201, sale(change))).toMatchObject({ reported: 'captured', ...said });
});

test.each([
  ['the ticket alone', { ticketNumber, transactionReference: 'a' }],
  ['an unknown status word', sale({ transactionStatus: 'APROBADA' })],
  ['no approved amount', sale({ approvedTransactionAmount: undefined })],
  ['an amount as text', sale({ approvedTransactionAmount: '7490' })],
  ['a currency that we do not take', sale({ amount: { currency: 'EUR' } })],
  ['an unreadable reference', sale({ externalReferenceId: '<script>' })],
  ['unreadable metadata', sale({ metadata: 'REF-1' })],
])('a success with %s is undecided, and its ticket is kept', (_what, body) => {
  expect(read(201, body)).toEqual({ ...pending, providerRef: ticketNumber });
});

test.each([
  [200, undefined],
  [200, { result: 'ok' }],
  [202, {}],
  [201, sale({ ticketNumber: '' }).details],
])('a success %d %j without a ticket is undecided: Kushki has the charge', (status, body) => {
  expect(read(status, body)).toEqual(pending);
});

test.each([
  [402, { code: '322', processorError: { code: '05' } }, undefined, '322/05'],
  [402, { code: '322', processorError: { code: '61' } }, 'limit', '322/61'],
  [402, { code: 'K322', processorError: { code: 'K325' } }, 'authentication', 'K322/K325'],
  [400, { code: 'K322', details: { rules: [{ code: 'K328' }] } }, 'authentication', 'K322/K328'],
  [400, { code: 'K505', details: { isoErrorCode: '65' } }, 'limit', 'K505/65'],
  [400, { code: '017', processorError: 'K006' }, undefined, '017/K006'],
  [400, { code: '577' }, undefined, '577'],
  [400, { code: 'K001' }, undefined, 'K001'],
  [401, { code: 'K004' }, undefined, 'K004'],
] as const)('a refusal %d %j of a typed card is declined: %s', (status, body, problem, code) => {
  const report = read(status, body);
  expect(report).toMatchObject({ reported: 'declined', declineCode: code });
  expect(report.problem).toBe(problem);
});

test.each([
  { code: 'K505', externalReferenceId: 'REF-2' },
  { code: 'K505', details: { externalReferenceId: 'REF-2', transactionStatus: 'DECLINED' } },
])('a refusal of another reference %j says so, and the caller compares it', (body) => {
  expect(read(400, body)).toMatchObject({ reported: 'declined', merchantRef: 'REF-2' });
});

test('a refusal whose details say that the charge is not declined is undecided', () => {
  const body = { code: 'K505', ticketNumber, details: { transactionStatus: 'APPROVAL' } };
  expect(read(400, body)).toEqual({ ...pending, providerRef: ticketNumber });
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
])('an answer %d %j proves nothing about the money', (status, body) => {
  expect(read(status, body)).toEqual({ source: 'reply', at, reported: 'unknown' });
});

test('a time-out is a charge that may still be under way', () => {
  const charge = { saved: false, at, attempt: ours };
  const late = readKushkiCharge(charge, { kind: 'noAnswer', reason: 'timeout' });
  expect(late).toEqual({ source: 'reply', at, reported: 'unknown', isUnderWay: true });
});
