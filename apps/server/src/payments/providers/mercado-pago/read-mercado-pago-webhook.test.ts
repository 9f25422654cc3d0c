import { expect, test } from 'vitest';
import { readMercadoPagoWebhook, signatureOf } from './read-mercado-pago-webhook.ts';

const secrets = { accessToken: 'TEST-1', webhookSecret: 'mp-secret' };
const documented = 'd1c2d7bf6ab22bbf968cc328ae39cc0781a507cd625ae9b472e0c51dd32cf5d7';
const sentAt = 1_700_000_000_000;

type Parts = {
  query?: string;
  requestId?: string;
  signature?: string;
  body?: string;
  method?: 'GET' | 'POST';
};
const read = (
  {
    query = 'data.id=123456&type=payment',
    requestId = 'req-1',
    signature = `ts=1700000000,v1=${documented}`,
    body = '{}',
    method = 'POST',
  }: Parts = {},
  by = secrets,
  now = sentAt,
) =>
  readMercadoPagoWebhook(
    {
      method,
      query: new URLSearchParams(query),
      headers: { 'x-request-id': requestId, 'x-signature': signature },
      body: Buffer.from(body),
    },
    by,
    now,
  );

test('the signature of the provider’s own library is accepted, and names a payment to ask for', () => {
  expect(signatureOf('123456', 'req-1', '1700000000', 'mp-secret')).toBe(documented);
  expect(read()).toEqual({
    proof: 'signed',
    eventId: '123456 req-1 1700000000',
    merchantRef: null,
    providerRef: null,
    objectId: '123456',
  });
});

test('the time may be in milliseconds, and the id in capitals', () => {
  const ts = String(sentAt);
  const v1 = signatureOf('ab12', 'req-1', ts, 'mp-secret');
  expect(
    read({ query: 'data.id=AB12&type=payment', signature: `ts=${ts}, v1=${v1}` }),
  ).toMatchObject({
    proof: 'signed',
    objectId: 'AB12',
  });
});

test.each<[string, Parts]>([
  ['another payment', { query: 'data.id=123457&type=payment' }],
  ['another request', { requestId: 'req-2' }],
  ['another time', { signature: `ts=1700000001,v1=${documented}` }],
  ['no signature', { signature: '' }],
  ['a signature without a time', { signature: `v1=${documented}` }],
  ['no payment', { query: '' }],
  ['a path instead of an id', { query: 'data.id=../orders&type=payment' }],
])('%s is not authentic', (_name, parts) => {
  expect(read(parts)).toBeNull();
});

test('a message that is older than a week, or of another brand, is not authentic', () => {
  expect(read({}, secrets, sentAt + 8 * 86_400_000)).toBeNull();
  expect(read({}, { ...secrets, webhookSecret: 'another' })).toBeNull();
  expect(read({}, { ...secrets, webhookSecret: '' })).toBeNull();
});

test.each(['GET', 'POST'] as const)(
  'the older message by %s is unsigned, and only names a payment',
  (method) => {
    expect(read({ query: 'topic=payment&id=123456', signature: '', method })).toEqual({
      proof: 'none',
      eventId: null,
      merchantRef: null,
      providerRef: null,
      objectId: '123456',
    });
    expect(read({ query: 'topic=merchant_order&id=123456', signature: '', method })).toBeNull();
  },
);

test('a signed message about something else names no payment', () => {
  expect(read({ query: 'data.id=123456&type=plan' })).toMatchObject({
    proof: 'signed',
    objectId: null,
  });
});
