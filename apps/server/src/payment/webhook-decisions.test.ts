import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProviderWebhooks } from '../payments/provider/provider-webhooks.ts';
import { exampleNoon, type ExampleShop, openExampleShop } from '../testing/example-shop.ts';
import { exampleWebhooks } from '../testing/example-provider/read-example-webhook.ts';
import { ownerQueries } from '../testing/owner-queries.ts';
import { paidLedger } from '../testing/payment-shop.ts';

/**
 * Reads the example's webhooks as other providers send them. `objects`: only the id of something
 * that must be asked for.
 */
let reading: 'decision' | 'providerRefs' | 'objects' | 'unproven' = 'decision';
const trace = vi.fn<NonNullable<ProviderWebhooks['trace']>>();
const webhooks: ProviderWebhooks = {
  get answer() {
    return reading === 'decision' ? 'decision' : 'receipt';
  },
  responseBody: '{"status":"ok"}',
  trace,
  read: (request, secrets, at) => {
    const webhook = exampleWebhooks.read(request, secrets, at);
    if (!webhook || reading === 'decision') return webhook;
    if (reading === 'objects')
      return { ...webhook, merchantRef: null, providerRef: null, objectId: webhook.providerRef };
    return { ...webhook, merchantRef: null, proof: reading === 'unproven' ? 'none' : 'signed' };
  },
};

let shop: ExampleShop;
let now = exampleNoon;
beforeAll(async () => {
  shop = await openExampleShop({ webhooks });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  reading = 'decision';
  trace.mockReset();
  await shop.sandbox.clearFaults();
  await shop.owner.rows('burger', 'delete from payment_webhooks');
  await shop.owner.rows('burger', 'delete from jobs');
  shop.server.setClock((now += 60 * 60_000));
});
/** An order whose shopper paid, and whose webhook the provider did not send. */
const paidOrder = async () => {
  const order = await shop.startedOrder();
  await shop.sandbox.injectFault('example', { at: 'webhook', fault: 'webhookLost' });
  await shop.press(order.payment, 'pay');
  return order;
};

test('consent is given while the order waits for its money, and again once this payment has paid it', async () => {
  const order = await paidOrder();
  expect(await shop.send(order)).toEqual({ status: 200, body: '{"status":"ok"}' });
  await shop.runWebhookJobs();
  expect(await shop.paymentState(order.id)).toMatchObject({ attempts: ['completed'] });
  expect((await shop.send(order)).status).toBe(200);
});

test('consent is refused for a payment that its order no longer wants: expired, superseded or unknown', async () => {
  const superseded = await paidOrder();
  await shop.startAgain(superseded.id, superseded.who);
  const refused = await shop.send(superseded);
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([409, 1032]);

  const expired = await shop.startedOrder();
  shop.server.setClock((now += 16 * 60_000));
  await shop.runJobs('expire-order', expired.id);
  expect((await shop.send(expired)).status).toBe(409);
  expect((await shop.send({ payment: 'unknown', reference: 'unknown' })).status).toBe(409);
  expect(await shop.webhooks(), 'refused webhooks are polled all the same').toHaveLength(3);
});

test('consent waits for the order’s lock: an order that is ending right now gives none', async () => {
  const order = await paidOrder();
  const kitchen = await ownerQueries(shop.database.ownerUrl);
  await kitchen.rows('burger', 'begin');
  await kitchen.rows('burger', 'select from orders where id = $1 for update', [order.id]);
  let isAnswered = false;
  const answer = shop.send(order).finally(() => (isAnswered = true));
  const waiting = 'select from pg_locks where not granted';
  await expect
    .poll(async () => (await shop.owner.rows('burger', waiting)).length)
    .toBeGreaterThan(0);
  expect(isAnswered).toBe(false);
  await kitchen.rows('burger', `update orders set status = 'failed' where id = $1`, [order.id]);
  await kitchen.rows('burger', 'commit');
  await kitchen.end();
  expect((await answer).status).toBe(409);
});

test('a webhook that comes before its payment has a reference waits, and is followed once the payment learns it', async () => {
  reading = 'providerRefs';
  const who = await shop.newGuest();
  const { id } = await shop.order(who);
  await shop.sandbox.injectFault('example', { at: 'create', fault: 'resetAfter' });
  expect((await shop.start(who, String(id))).status).toBe(503);
  const { reference, attemptId } = await shop.newestAttempt(String(id));
  const payment = await shop.paymentAtProvider(reference);
  expect((await shop.send({ payment, reference })).status).toBe(200);
  await shop.runWebhookJobs();
  expect(await shop.webhooks()).toMatchObject([{ attempt_id: null, done_at: null }]);
  await shop.sandbox.injectFault('example', { at: 'webhook', fault: 'webhookLost' });
  await shop.press(payment, 'pay');
  await shop.owner.rows('burger', `delete from jobs where key like 'webhook:%'`);
  shop.server.setClock((now += 60_000));
  await shop.sandbox.injectFault('example', { at: 'search', fault: 'staleStatus' });
  await shop.runJobs('poll-payment', attemptId);
  expect(await shop.paymentState(String(id))).toMatchObject({ attempts: ['pending'] });
  expect(await shop.runWebhookJobs(), 'the webhook that waited').toBe(1);
  expect(await shop.paymentState(String(id))).toMatchObject({
    attempts: ['completed'],
    ledger: paidLedger,
  });
});

test('a webhook about an unknown payment is not followed after a day', async () => {
  reading = 'providerRefs';
  await shop.send({ payment: 'nobody-knows', reference: 'r' });
  shop.server.setClock((now += 25 * 60 * 60_000));
  const order = await shop.startedOrder();
  await shop.owner.rows('burger', `update payment_webhooks set provider_ref = $1`, [order.payment]);
  await shop.owner.rows('burger', `delete from jobs where key like 'webhook:%'`);
  await shop.owner.rows('burger', `update payment_attempts set provider_ref = null where id = $1`, [
    order.attemptId,
  ]);
  await shop.runJobs('poll-payment', order.attemptId);
  expect(await shop.runWebhookJobs()).toBe(0);
});

test('webhooks without proof about unknown payments are answered, and a thousand of them are stored', async () => {
  reading = 'unproven';
  await shop.owner.rows(
    'burger',
    `insert into payment_webhooks (tenant_id, method, event_key, proof, provider_ref, received_at)
     select 'burger', 'webpay', lpad(n::text, 43, '0'), 'none', n::text, $1
     from generate_series(1, 999) n`,
    [new Date(now).toISOString()],
  );
  for (const payment of ['p1', 'p2', 'p3'])
    expect((await shop.send({ payment, reference: 'r' })).status).toBe(200);
  expect(await shop.webhooks()).toHaveLength(1_000);
  const order = await shop.startedOrder();
  await shop.send(order);
  await shop.send({ ...order, event: 'invented' });
  expect(await shop.webhooks(), 'a known payment is stored, once').toHaveLength(1_001);
});

test('of webhooks without proof three hundred a minute are taken, and none of them keeps a proven one back', async () => {
  reading = 'unproven';
  const order = await paidOrder();
  const flood = Array.from({ length: 300 }, () => shop.send({ payment: 'p', reference: 'r' }));
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]));
  const over = await shop.send(order);
  expect(over.status).toBe(429);
  expect(JSON.parse(over.body)).toMatchObject({ code: 1042, metadata: { seconds: 60 } });
  reading = 'providerRefs';
  expect((await shop.send(order)).status).toBe(200);
  shop.server.setClock((now += 61_000));
  reading = 'unproven';
  expect((await shop.send(order)).status).toBe(200);
  await shop.runWebhookJobs();
  expect(await shop.paymentState(order.id)).toMatchObject({ attempts: ['completed'] });
});

test('a webhook that names only an object is followed after the provider said which payment it is about', async () => {
  reading = 'objects';
  const order = await paidOrder();
  trace.mockResolvedValue({ merchantRef: order.reference, providerRef: null });
  await shop.send(order);
  await shop.runWebhookJobs();
  expect(trace).toHaveBeenCalledWith(expect.anything(), order.payment);
  expect(await shop.paymentState(order.id)).toMatchObject({ attempts: ['completed'] });
});

test('if the provider does not say what a proven webhook is about, its job asks again', async () => {
  reading = 'objects';
  const order = await paidOrder();
  trace.mockResolvedValue(null);
  await shop.send(order);
  await expect(shop.runWebhookJobs()).rejects.toThrow('did not say which payment');
  expect(await shop.webhooks()).toMatchObject([{ attempt_id: null, done_at: null }]);
});
