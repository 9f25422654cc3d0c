import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderBuyers } from '../../shop/order/order-buyers.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { orderId } from '@comanda/domain/testing/make-order.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { startRedirectPayment } from './start-redirect-payment.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

const next = {
  kind: 'redirectForm',
  method: 'GET',
  action: 'https://pay.example/init',
  fields: { token_ws: 'abc' },
};
const started = json(201, { attemptId: 'a-1', next });
const destroyConnection: RequestListener = (request) => void request.socket.destroy();
const refused = (status: number, code: number) => json(status, { code, message: '', metadata: {} });

/** A shopper who presses "pay"; the server answers each call in turn. */
async function payer(...answers: RequestListener[]) {
  const { api, requests } = await createTestApi((request, response) =>
    (answers.shift() ?? started)(request, response),
  );
  let keyCount = 0;
  const now = Date.parse('2026-11-21T23:05:00Z');
  const clock = { now: () => now, minute: () => now, subscribe: () => () => undefined };
  const needs = {
    api,
    orderBuyers: createOrderBuyers({ all: () => [makeSession(1)] }),
    clock,
    makeKey: () => `key-${++keyCount}`,
  };
  return {
    pay: (number = 41) => startRedirectPayment(needs, orderId(number), 'webpay'),
    keys: () => requests.map(({ headers }) => headers['idempotency-key']),
    requests,
  };
}

test('the provider’s form is returned unchanged, with this shop’s return address', async () => {
  const { pay, requests } = await payer();
  expect(await pay()).toEqual({ ok: true, value: next });
  expect(requests).toMatchObject([
    {
      line: `POST /v1/orders/${orderId(41)}/payments/webpay`,
      body: { redirect_url: `${location.origin}/processing-purchase` },
    },
  ]);
});

test('a lost answer is requested once more under the same key', async () => {
  const { pay, keys } = await payer(destroyConnection);
  expect((await pay()).ok).toBe(true);
  expect(keys()).toEqual(['key-1', 'key-1']);
});

test('after a reload the unanswered attempt is requested again; after an answer a new attempt starts', async () => {
  const { pay, keys } = await payer(destroyConnection, destroyConnection, started, started);
  expect((await pay()).ok).toBe(false);
  await pay();
  await pay();
  expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

test('a provider that is down is not retried automatically', async () => {
  const { pay, keys } = await payer(refused(503, 1039));
  expect(await pay()).toMatchObject({ ok: false, error: { label: 'PAYMENT_REQUEST_FAILED' } });
  expect(keys()).toEqual(['key-1']);
});

test('another order has another key', async () => {
  const { pay, keys } = await payer(destroyConnection, destroyConnection);
  await pay(41);
  await pay(42);
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
});
