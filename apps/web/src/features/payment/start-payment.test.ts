import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderBuyers } from '../../shop/order/order-buyers.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import { orderId } from '@comanda/domain/testing/make-order.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { type PaymentToStart, startPayment } from './start-payment.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

const page = { redirect_url: expect.stringMatching(/^http:.+\/processing-purchase$/) as string };
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
    pay: (number = 41, payment: Partial<PaymentToStart> = {}) =>
      startPayment(needs, {
        orderId: orderId(number),
        method: 'webpay',
        instrument: { kind: 'none' },
        ...payment,
      }),
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

const cardId = '018f0000-0000-7000-8000-000000000009' as CardId;

test.each<[method: string, payment: Partial<PaymentToStart>, line: string, body: object | null]>([
  ['getnet', { method: 'getnet' }, '/getnet', page],
  ['sodexo', { method: 'sodexo' }, '/sodexo', page],
  ['mercadoPago', { method: 'mercadoPago' }, '/mercado_pago', page],
  ['chek', { method: 'chek' }, '/chek', { ...page, channel: 'WEB' }],
  ['mach', { method: 'mach' }, '/mach', { ...page, channel: 'WEB' }],
  ['fpay', { method: 'fpay' }, '/fpay', { ...page, channel: 'WEB' }],
  [
    'oneclick',
    {
      method: 'oneclick',
      instrument: { kind: 'savedCard', cardId, installments: 3, deviceToken: null },
    },
    `/oneclick/authorize?card_id=${cardId}&installments_number=3`,
    null,
  ],
  [
    'kushkiCard',
    {
      method: 'kushkiCard',
      instrument: { kind: 'cardToken', token: 'token-1234', installments: 1, keep: true },
    },
    '/kushki_card',
    { payment_token: 'token-1234', store_card: true },
  ],
  [
    'kushkiCardSubscription',
    {
      method: 'kushkiCardSubscription',
      instrument: { kind: 'savedCard', cardId, installments: 1, deviceToken: 'device-1234' },
    },
    '/kushki_card_subscription',
    { card_id: cardId, payment_token: 'device-1234' },
  ],
  [
    'credomatic',
    {
      method: 'credomatic',
      instrument: { kind: 'savedCardWithCvc', cardId, cvc: new Cvc('123') },
    },
    '/credomatic',
    { ...page, card_id: cardId, cvc: '123' },
  ],
])('%s starts with its own call', async (_method, payment, line, body) => {
  const { pay, requests } = await payer();
  expect((await pay(41, payment)).ok).toBe(true);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.line).toBe(`POST /v1/orders/${orderId(41)}/payments${line}`);
  if (body !== null) expect(requests[0]?.body).toEqual(body);
});

test('a method without its instrument is not started', async () => {
  const { pay, requests } = await payer();
  expect(await pay(41, { method: 'oneclick' })).toMatchObject({
    ok: false,
    error: { label: 'PARAMETER_MISSING' },
  });
  expect(requests).toHaveLength(0);
});

test('a security code is sent once, also after a lost answer, and no storage has it', async () => {
  const { pay, requests } = await payer(destroyConnection, started);
  const instrument = { kind: 'savedCardWithCvc', cardId, cvc: new Cvc('737') } as const;
  expect((await pay(41, { method: 'credomatic', instrument })).ok).toBe(false);
  expect(requests).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('737');
});
