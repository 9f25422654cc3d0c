import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { guestHeaders, type Guest, createTestGuest } from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let camila: Guest;
let port: string;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi']);
  port = new URL(shop.server.origin).port;
});
beforeEach(async () => void (camila = await createTestGuest(shop.server)));
afterAll(() => shop.close());

/** Starts a payment as a browser on this host does. `fetch` would set the Host header itself. */
async function startAt(host: string, orderId: string, redirectUrl: string): Promise<AnyJson> {
  const given = guestHeaders(camila, {
    'idempotency-key': crypto.randomUUID(),
    'content-type': 'application/json',
    'x-platform': 'web',
    host,
  });
  const url = new URL(`/v1/orders/${orderId}/payments/webpay`, shop.server.origin);
  const sent = request(url, { method: 'POST', headers: given }).end(
    JSON.stringify({ redirect_url: redirectUrl }),
  );
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return json(answer);
}

const pageAt = (host: string) => `http://${host}/processing-purchase`;

test.each([
  ['a stranger', 'evil.example', 'evil.example'],
  ['a stranger, with a page of this shop', 'evil.example', 'burger.localhost'],
  ['this shop, with a stranger’s page', 'burger.localhost', 'evil.example'],
  ['another brand', 'sushi.localhost', 'sushi.localhost'],
  [
    'a name that begins as this shop’s',
    'burger.localhost.evil.example',
    'burger.localhost.evil.example',
  ],
  ['a host with an odd port', 'burger.localhost:0x50', 'burger.localhost:80'],
  ['a host behind a user’s name', 'evil.example@burger.localhost', 'burger.localhost'],
])('a payment does not start on the host of %s', async (_whose, host, page) => {
  const made = await shop.order(camila);
  expect((await startAt(host, made.id, pageAt(page))).code).toBeGreaterThan(1_000);
  expect((await shop.paymentState(made.id)).attempts).toEqual([]);
});

test('a shopper who pays on a registered host returns to it, in any spelling', async () => {
  for (const host of [
    `burger.localhost:${port}`,
    `BURGER.localhost:${port}`,
    `burger.localhost.:${port}`,
  ]) {
    const made = await shop.order(camila);
    const page = pageAt(`burger.localhost:${port}`);
    const { next } = await startAt(host, made.id, page);
    const fields = await shop.actOnPage(next.fields.token_ws, 'pay');
    expect(await shop.returnFromProvider(fields, 'GET', `burger.localhost:${port}`)).toEqual({
      status: 303,
      location: `${page}?order=${made.id}`,
    });
  }
});

test('an attempt that was stored with a foreign page leads to a page of this shop', async () => {
  for (const stored of [
    'https://evil.example/processing-purchase',
    'http://sushi.localhost/',
    'http://x@burger.localhost/',
    'javascript:1',
  ]) {
    const made = await shop.order(camila);
    const { next } = (await shop.start(camila, made.id)).body;
    await shop.owner.rows(
      'burger',
      `update payment_attempts set redirect_url = $2 where order_id = $1 returning id`,
      [made.id, stored],
    );
    const fields = await shop.actOnPage(next.fields.token_ws, 'pay');
    expect(await shop.returnFromProvider(fields)).toEqual({
      status: 303,
      location: `/processing-purchase?order=${made.id}`,
    });
    expect(await shop.paymentState(made.id)).toMatchObject({
      paymentStatus: 'completed',
      attempts: ['completed'],
    });
  }
});
