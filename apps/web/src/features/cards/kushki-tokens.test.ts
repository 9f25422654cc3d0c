import type { TypedCard } from '@comanda/domain/card/check-card.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestKushkiToken } from './kushki-tokens.ts';

const card: TypedCard = {
  name: 'Ana Rojas',
  number: '4242424242424242',
  brand: 'visa',
  expiry: { month: 3, year: 2_031 },
  cvc: '123',
};
type Seen = { url: string; merchant: unknown; body: unknown };
let seen: Seen[] = [];
let answer: { status: number; text: string } = { status: 201, text: '{}' };
let apiUrl = '';

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const merchant = request.headers['public-merchant-id'];
    seen.push({ url: request.url ?? '', merchant, body: JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kushki`;
});
afterAll(() => server.close());
beforeEach(() => void (seen = []));

const request = (wanted: Parameters<typeof requestKushkiToken>[2], url = apiUrl) =>
  requestKushkiToken({ apiUrl: url, merchantId: 'of-the-brand', currency: 'GTQ' }, card, wanted);

test('a card goes to Kushki alone, in the shape that it documents', async () => {
  answer = { status: 201, text: '{"token":"a-token-of-one-use"}' };
  const made = { ok: true, token: 'a-token-of-one-use', secureId: null };
  expect(await request({ use: 'payment', amount: 83.5 })).toEqual(made);
  expect(await request({ use: 'storing' })).toEqual(made);
  const sent = {
    name: 'Ana Rojas',
    number: '4242424242424242',
    expiryMonth: '03',
    expiryYear: '31',
    cvv: '123',
  };
  const merchant = 'of-the-brand';
  expect(seen).toEqual([
    {
      url: '/kushki/card/v1/tokens',
      merchant,
      body: { card: sent, currency: 'GTQ', totalAmount: 83.5 },
    },
    { url: '/kushki/v1/subscription-tokens', merchant, body: { card: sent, currency: 'GTQ' } },
  ]);
});

test('the bank’s question has its name', async () => {
  answer = {
    status: 201,
    text: '{"token":"a-token-of-one-use","secureId":"q1","security":{"authRequired":true}}',
  };
  expect(await request({ use: 'storing' })).toMatchObject({ ok: true, secureId: 'q1' });
});

test('a bank’s question without a name makes no token', async () => {
  answer = { status: 201, text: '{"token":"a-token","security":{"authRequired":true}}' };
  expect(await request({ use: 'storing' })).toEqual({ ok: false, code: '' });
});

test('a refusal keeps its code, and a lost or unreadable answer is a lost connection', async () => {
  answer = { status: 400, text: '{"code":"K005","message":"x"}' };
  expect(await request({ use: 'storing' })).toEqual({ ok: false, code: 'K005' });
  answer = { status: 400, text: '{"code":"<script>"}' };
  expect(await request({ use: 'storing' })).toEqual({ ok: false, code: '' });
  answer = { status: 502, text: '<html>' };
  expect(await request({ use: 'storing' })).toEqual({ ok: false, code: 'network' });
  const nobody = await request({ use: 'storing' }, 'http://127.0.0.1:1');
  expect(nobody).toEqual({ ok: false, code: 'network' });
});
