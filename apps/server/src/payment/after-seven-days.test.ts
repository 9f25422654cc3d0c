import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { type Guest, createTestGuest, postAsIntegration } from '../testing/shopper.ts';

/**
 * Webpay reports no status after seven days. Each test has its own sandbox, because the sandbox's
 * clock only moves forward.
 */
let shop: PaymentTestShop;
let camila: Guest;
let mailbox: WebhookReceiver;

beforeAll(async () => {
  mailbox = await startWebhookReceiver();
});
beforeEach(async () => {
  shop = await openPaymentTestShop();
  Object.assign(shop.server.deps.config, { sandboxUrl: mailbox.url });
  camila = await createTestGuest(shop.server);
  return () => shop.close();
});
afterAll(() => mailbox.close());

const {
  startedOrder: begun,
  pay,
  injectFault: goesWrong,
  providerAmounts,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);
const day = 24 * 60 * 60_000;

async function untilDay(count: number): Promise<void> {
  await shop.sandbox.clearFaults();
  await shop.sandbox.call('POST', '/_clock', { advanceMs: count * day });
  shop.server.setClock(noon + count * day);
}

test('day 8: a refund that had failed before is sent, and its response closes the refund', async () => {
  const { id, token, ref } = await begun();
  await pay(token);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'cancelled',
  });
  await goesWrong('refund', 'error500', ref, null);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunding'],
    ledger: { online: 5_990, refunds: -5_990 },
  });
  await untilDay(8);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
  const [mail] = await mailbox.until(1);
  expect(mail?.body.text).toMatch(/\$5\.990 vuelve a la tarjeta/);
});

test('day 8: a refund whose response was lost is sent again, refused as done, and closed', async () => {
  const { id, token, ref } = await begun();
  await pay(token);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'cancelled',
  });
  await goesWrong('refund', 'error500', ref, null);
  await doAll(id);
  await untilDay(8);
  await goesWrong('refund', 'resetAfter', ref);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(ref)).toMatchObject({
    captured: 5_990,
    refunded: 5_990,
    refunds: 1,
  });
});

test('day 8: captured money that was never reported is refunded', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, null);
  await pay(token);
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  expect(await shop.paymentState(id)).toMatchObject({ status: 'failed', attempts: ['pending'] });
  await untilDay(8);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    attempts: ['refunded'],
    kitchen: 0,
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

test('day 8: a payment without a decision or an answer ends, and no alert mentions money', async () => {
  const mails = mailbox.received.length;
  const { id, ref } = await begun();
  await goesWrong('status', 'error500', ref, null);
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  await untilDay(8);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 0, refunded: 0 });
  expect(mailbox.received).toHaveLength(mails);
});
