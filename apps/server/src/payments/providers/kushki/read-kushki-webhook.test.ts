import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readKushkiWebhook } from './read-kushki-webhook.ts';

const now = 1_700_000_000_000;
const secrets = { webhookSecret: 'ksh-secret' };
const documented = {
  body: '{"ticketNumber":"777","transaction_status":"APPROVAL"}',
  signature: '0a11f7b721c33815d3d38d16d9a6e6b6736a52b05344defb8d78df81483c6138',
};
const sign = (body: string, id: string, secret = 'ksh-secret') =>
  createHmac('sha256', secret).update(`${body}.${id}`).digest('hex');
const read = (body: string, signature: string, id = '1700000000', at = now) =>
  readKushkiWebhook(
    {
      method: 'POST',
      query: new URLSearchParams(),
      headers: { 'x-kushki-id': id, 'x-kushki-signature': signature },
      body: Buffer.from(body),
    },
    secrets,
    at,
  );

test('a webhook signed as Kushki documents names its ticket', () => {
  expect(read(documented.body, documented.signature)).toEqual({
    proof: 'signed',
    eventId: '777:APPROVAL',
    merchantRef: null,
    providerRef: '777',
    objectId: null,
  });
});

test.each([
  '"metadata":{"merchantRef":"REF-1"}',
  '"externalReferenceId":"REF-1"',
  '"external_reference_id":"REF-1"',
])('our reference is read from %s', (field) => {
  const body = `{"ticket_number":"888",${field}}`;
  expect(read(body, sign(body, '1700000000'))).toMatchObject({
    providerRef: '888',
    merchantRef: 'REF-1',
  });
});

test.each([
  ['another body', `${documented.body} `, documented.signature, '1700000000'],
  ['another instant', documented.body, documented.signature, '1700000001'],
  ['no signature', documented.body, '', '1700000000'],
  [
    'the signature of the instant alone',
    documented.body,
    createHmac('sha256', 'ksh-secret').update('1700000000').digest('hex'),
    '1700000000',
  ],
  [
    'another brand’s secret',
    documented.body,
    sign(documented.body, '1700000000', 'other'),
    '1700000000',
  ],
] as const)('a webhook with %s is not authentic', (_what, body, signature, id) => {
  expect(read(body, signature, id)).toBeNull();
});

test('an old signature, an unsigned empty body and a body about nothing are not authentic', () => {
  expect(read(documented.body, documented.signature, '1700000000', now + 11 * 60_000)).toBeNull();
  expect(read('', '')).toBeNull();
  expect(read('{}', sign('{}', '1700000000'))).toBeNull();
});
