import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyHeaders, transactions, type WebpayShop, webpayShop } from '../testing/webpay-shop.ts';

let shop: WebpayShop;
beforeEach(() => void (shop = webpayShop()));
afterEach(() => shop.app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const statusOf = async (method: Method, url: string, headers: Record<string, string>) =>
  (await shop.app.inject({ method, url, headers, payload: '{}' })).statusCode;

const controls: [Method, string][] = [
  ['POST', '/_faults'],
  ['DELETE', '/_faults'],
  ['GET', '/_truth'],
  ['POST', '/_clock'],
  ['GET', '/_requests'],
  ['POST', '/webpay/_pay'],
  ['POST', '/kitchen/pause'],
  ['POST', '/kitchen/resume'],
  ['POST', '/kitchen/clock'],
  ['POST', '/kitchen/orders/none/advance'],
  ['POST', '/couriers/pause'],
  ['POST', '/couriers/clock'],
  ['POST', '/couriers/deliveries/uber/none/advance'],
  ['PUT', '/couriers/addresses/uber'],
  ['DELETE', '/mail'],
];

test.each(controls)(
  '%s %s is not taken from a page of another site, but from a program and from an own page',
  async (method, url) => {
    const host = '127.0.0.1:4000';
    for (const origin of [
      'http://evil.example',
      'http://burger.localhost:3000',
      'https://127.0.0.1:4000',
      'http://127.0.0.1:4001',
      'null',
    ])
      expect(await statusOf(method, url, { host, origin }), origin).toBe(403);
    for (const headers of [{ host }, { host, origin: `http://${host}` }])
      expect(await statusOf(method, url, headers)).not.toBe(403);
  },
);

test.each<[Method, string]>([
  ...controls,
  ['GET', '/mail.json'],
  ['GET', '/kitchen/orders'],
  ['GET', '/webpay'],
  ['POST', transactions],
])('%s %s answers no Host that public DNS could lead here', async (method, url) => {
  for (const host of [
    'evil.example',
    'evil.example:4000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'x.localhost.example.',
  ])
    expect(await statusOf(method, url, { host, ...keyHeaders }), host).toBe(421);
});

test('this machine’s names, addresses of a network and names without a dot are answered', async () => {
  for (const host of [
    'localhost:4000',
    '127.0.0.1:4000',
    '[::1]:4000',
    '192.168.1.20:4000',
    'sandbox:4000',
    'burger.localhost',
  ])
    expect(await statusOf('GET', '/healthz', { host }), host).toBe(200);
});

test('a shop’s page may send its shopper to Webpay’s form', async () => {
  const token = await shop.tokenOf();
  const headers = {
    host: '127.0.0.1:4000',
    origin: 'http://burger.localhost:3000',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const { url } = (await shop.create({ buy_order: 'pedido-2' })).json<{ url: string }>();
  const form = await shop.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers,
    payload: `token_ws=${token}`,
  });
  expect(form.statusCode).toBe(200);
});
