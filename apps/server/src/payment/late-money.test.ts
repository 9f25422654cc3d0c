import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  lastOnesLine,
  postAsIntegration,
} from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;
let mailbox: WebhookReceiver;

beforeAll(async () => {
  [shop, mailbox] = await Promise.all([openPaymentTestShop(), startWebhookReceiver()]);
  Object.assign(shop.server.deps.config, { sandboxUrl: mailbox.url });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const {
  begin,
  startedOrder: begun,
  pay,
  injectFault: goesWrong,
  providerAmounts,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);

/** Calls the provider as the shop does by hand on the provider's own pages, past Comanda. */
async function onOwnPage(method: 'PUT' | 'POST', path: string, body?: object): Promise<void> {
  const answer = await fetch(
    `${shop.sandbox.url}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions${path}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'tbk-api-key-id': '597055555532',
        'tbk-api-key-secret': 'sandbox-webpay-secret',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );
  expect(answer.status).toBe(200);
}

async function newestAttempt(orderId: string): Promise<string> {
  const rows = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1 order by id desc',
    [orderId],
  );
  return rows[0]?.id ?? '';
}

test('the browser never returns: polls alone find the order paid', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'created',
    attempts: ['pending'],
    kitchen: 0,
  });
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 0 });
});

test('two attempts are both paid: the recorded one pays the order, and the other is refunded', async () => {
  const first = await begun();
  await goesWrong('commit', 'resetAfter', first.ref);
  await goesWrong('status', 'error500', first.ref, 4);
  await pay(first.token);
  const second = await begin(first.id);
  await pay(second.token);
  expect(await shop.paymentState(first.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['pending', 'completed'],
    kitchen: 1,
  });
  await doAll(first.id);
  expect(await shop.paymentState(first.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['refunded', 'completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await providerAmounts(first.ref)).toEqual({ captured: 5_990, refunded: 5_990 });
  expect(await providerAmounts(second.ref)).toEqual({ captured: 5_990, refunded: 0 });
  const [mail] = await mailbox.until(1);
  expect(mail?.body).toMatchObject({
    to: 'camila@example.com',
    subject: expect.stringContaining('Te devolvimos'),
  });
  expect(mail?.body.text).toMatch(/\$5\.990 vuelve a la tarjeta[^]*sigue en pie/);
});

test('an older payment page that is paid after another attempt replaced it captures no money', async () => {
  const first = await begun();
  const second = await begin(first.id);
  await pay(first.token);
  expect(await providerAmounts(first.ref)).toEqual({ captured: 0, refunded: 0 });
  await pay(second.token);
  expect(await shop.paymentState(first.id)).toMatchObject({
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('fifteen minutes without payment: the order fails, its units are released, and later money is refunded', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 2);
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const { id, token, ref } = await begun({
    items_attributes: [lastOnesLine(2)],
    expected_total: 25_980,
  });
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(0);
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 8);
  await pay(token);
  shop.server.setClock(noon + 15 * 60_000);
  expect(await shop.runJobs('expire-order', id)).toBe(1);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    paymentStatus: 'failed',
    kitchen: 0,
    ledger: {},
  });
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(2);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    kitchen: 0,
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 25_980, refunded: 25_980 });
});

test('money that arrives before the order expires still pays', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  await shop.runJobs('expire-order', id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('a wrong amount does not pay the order and is refunded', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'wrongAmount', ref);
  await pay(token);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'created',
    attempts: ['refunding'],
    kitchen: 0,
  });
  expect((await shop.paymentState(id)).ledger).toEqual({
    clearing: 5_990,
    sales: -5_990,
    online: 5_991,
    refunds: -5_991,
  });
  await doAll(id);
  expect((await shop.paymentState(id)).ledger).toEqual({ clearing: 5_990, sales: -5_990 });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_991, refunded: 5_991 });
});

test('an order that ends while a wrong amount is being refunded keeps the whole refund due', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'wrongAmount', ref);
  await pay(token);
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect((await shop.paymentState(id)).ledger).toEqual({ online: 5_991, refunds: -5_991 });
  await doAll(id);
  expect((await shop.paymentState(id)).ledger).toEqual({});
});

test('the restaurant cancels a paid order: its money is refunded, and it stays cancelled when the refund is proven', async () => {
  const { id, token, ref } = await begun();
  await pay(token);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'cancelled',
  });
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunding'],
    ledger: { online: 5_990, refunds: -5_990 },
  });
  expect(
    (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body.payment
      .stage,
  ).toBe('returning');
  await goesWrong('refund', 'error500', ref, 2);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

test('the shopper cancels during the payment: money that arrives later is refunded', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['refunded'],
    kitchen: 0,
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

test('money that was captured and partly refunded on the provider’s own page is refunded completely, and the ledger records it', async () => {
  const { id, token, ref } = await begun();
  await shop.actOnPage(token, 'pay');
  await onOwnPage('PUT', `/${token}`);
  await onOwnPage('POST', `/${token}/refunds`, { amount: 1_000 });
  await shop.runJobs('poll-payment', await newestAttempt(id));
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'reversed',
    attempts: ['refunding'],
    ledger: { online: 4_990, refunds: -4_990 },
  });
  await doAll(id);
  const { ledger, attempts } = await shop.paymentState(id);
  expect(attempts).toEqual(['refunded']);
  expect([ledger['online'], ledger['refunds']]).toEqual([undefined, undefined]);
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});
