import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { callApi, friesLine, type Guest, createTestGuest } from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const {
  startedOrder: begun,
  pay,
  injectFault: goesWrong,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);

const methodsDown = async () => {
  const cart = { store_id: 1, dispatch_method: 'in_store', items: [friesLine(1)] };
  return (
    await callApi(shop.server, '/v1/shopping_carts/prices', { method: 'POST', body: { cart } })
  ).body.methodsDown;
};

test('a commit that failed at the provider is retried by its job', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'error500', ref, 2);
  await pay(token);
  expect(await shop.paymentState(id)).toMatchObject({ paymentStatus: 'created', kitchen: 0 });
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('a failing provider starts no payment: the shopper sees it at once, and the stored attempt ends by itself', async () => {
  const made: AnyJson = await shop.order(camila);
  expect(await methodsDown()).toEqual([]);
  await shop.sandbox.injectFault('webpay', { at: 'create', fault: 'error500', times: null });
  const replies = [];
  for (let press = 0; press < 6; press += 1) {
    shop.server.setClock(noon + press);
    replies.push((await shop.start(camila, made.id)).body.code);
  }
  expect(new Set(replies)).toEqual(new Set([1039]));
  expect(
    (await shop.paymentState(made.id)).attempts,
    'after five in a row nobody is asked',
  ).toHaveLength(5);
  expect(await methodsDown(), 'nor is it offered').toEqual(['webpay']);
  shop.server.setClock(noon + 16 * 60_000);
  await doAll(made.id);
  expect(new Set((await shop.paymentState(made.id)).attempts)).toEqual(new Set(['failed']));
});
