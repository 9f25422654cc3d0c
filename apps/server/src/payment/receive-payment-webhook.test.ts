import { request } from 'node:http';
import { once } from 'node:events';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { autocommit } from '../platform/db/single-statement.ts';
import { deleteOldRows, oldRows } from '../retention/retention.rows.ts';
import { metricLines } from '../platform/observe/process-metrics.ts';
import { exampleNoon, type ExampleShop, openExampleShop } from '../testing/example-shop.ts';
import { paidLedger } from '../testing/payment-shop.ts';

let shop: ExampleShop;
beforeAll(async () => {
  shop = await openExampleShop({}, ['burger', 'sushi', 'stranger']);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sandbox.clearFaults();
  for (const tenant of ['burger', 'sushi', 'stranger'])
    await shop.owner.rows(tenant, 'delete from payment_webhooks');
  await shop.owner.rows('burger', 'delete from jobs');
  shop.server.setClock((now += 60_000));
});
let now = exampleNoon;
const statusCalls = (reference: string) => shop.callsAbout(reference, 'status');
/** All webhooks of this process with an outcome, of every method. */
const counted = (outcome: string): number =>
  metricLines()
    .filter((line) => line.startsWith('comanda_payment_webhooks_total{') && line.includes(outcome))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

test('the provider’s own webhook about a shopper who never came back pays the order, and only by a poll', async () => {
  const order = await shop.startedOrder();
  await shop.press(order.payment, 'pay');
  await expect.poll(() => shop.webhooks()).toMatchObject([{ attempt_id: order.attemptId }]);
  expect(await statusCalls(order.reference)).toBe(0);
  expect(await shop.paymentState(order.id)).toMatchObject({ attempts: ['pending'] });
  expect(await shop.runWebhookJobs()).toBe(1);
  expect(await shop.paymentState(order.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.webhooks()).toMatchObject([
    { done_at: expect.any(Date), merchant_ref: null, provider_ref: null },
  ]);
});

test('a webhook sent twenty times at once is one row, one job and one poll', async () => {
  const order = await shop.startedOrder();
  const event = 'the-same-event';
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.send({ ...order, event })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await shop.webhooks()).toMatchObject([{ repetitions: 19, done_at: null }]);
  expect(await shop.runWebhookJobs()).toBe(1);
  expect(await statusCalls(order.reference)).toBe(1);
});

test('fifty different webhooks about one payment within three seconds cause one poll now and one later', async () => {
  const order = await shop.startedOrder();
  shop.server.setClock((now += 10));
  await Promise.all(Array.from({ length: 50 }, () => shop.send(order)));
  while ((await shop.runWebhookJobs(now)) > 0);
  expect(await statusCalls(order.reference)).toBe(1);
  shop.server.setClock((now += 3_000));
  while ((await shop.runWebhookJobs(now)) > 0);
  expect(await statusCalls(order.reference)).toBe(2);
  const open = (await shop.webhooks()).filter(({ done_at }) => done_at === null);
  expect(open).toHaveLength(0);
});

test('webhooks that arrive in the wrong order leave the payment as the provider says it is', async () => {
  const order = await shop.startedOrder();
  await shop.press(order.payment, 'pay');
  await shop.runWebhookJobs();
  shop.server.setClock((now += 10_000));
  await shop.send({ ...order, event: 'created-long-ago' });
  await shop.runWebhookJobs();
  expect(await shop.paymentState(order.id)).toMatchObject({
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('a forged webhook is refused and counted: it stores nothing and polls nothing', async () => {
  const order = await shop.startedOrder();
  await shop.press(order.payment, 'pay');
  await expect.poll(() => shop.webhooks()).toHaveLength(1);
  await shop.owner.rows('burger', 'delete from payment_webhooks');
  const before = counted('notAuthentic');
  const forged = await shop.send({ ...order, sealedWith: 'guessed' });
  expect([forged.status, JSON.parse(forged.body).code]).toEqual([401, 1021]);
  expect((await shop.send({ ...order, key: 'burger.zzzz.forged' })).status).toBe(401);
  expect(counted('notAuthentic')).toBe(before + 2);
  expect(await shop.webhooks()).toEqual([]);
  expect(await statusCalls(order.reference)).toBe(0);
});

test('an address of another brand proves nothing: with its own secret it is refused, with the same secret it is about no payment of that brand', async () => {
  const order = await shop.startedOrder();
  expect((await shop.send({ ...order, tenant: 'stranger' })).status).toBe(401);
  expect((await shop.send({ ...order, tenant: 'sushi' })).status).toBe(200);
  expect(await shop.webhooks()).toEqual([]);
  expect(await shop.webhooks('sushi')).toMatchObject([{ attempt_id: null }]);
  await shop.runWebhookJobs();
  expect(await statusCalls(order.reference)).toBe(0);
  expect(await shop.paymentState(order.id)).toMatchObject({ attempts: ['pending'] });
});

test.each([
  ['a method without webhooks', 'oneclick'],
  ['no method', 'nobody'],
])('the webhook address of %s does not exist', async (_which, slug) => {
  expect((await shop.send({ payment: 'p', reference: 'r', slug })).status).toBe(404);
});

test('a body of a million bytes is refused before it is read, and nothing is stored', async () => {
  const { origin } = shop.server;
  const url = new URL(`/v1/payments/webpay/webhook/${shop.keyOf('burger')}`, origin);
  const length = 1_000_000;
  const headers = { 'content-type': 'application/json', 'content-length': length };
  const sent = request(url, { method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.end(Buffer.alloc(length, 'x'));
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(413);
  expect(await shop.webhooks()).toEqual([]);
});

test('numbers that look like a card pass: only the references of a webhook are stored, and never its body', async () => {
  const order = await shop.startedOrder();
  const more = { card: '4111111111111111', note: 'marked-text' };
  expect((await shop.send({ ...order, more })).status).toBe(200);
  const rows = JSON.stringify(await shop.owner.rows('burger', 'select * from payment_webhooks'));
  const jobs = JSON.stringify(await shop.owner.rows('burger', 'select payload from jobs'));
  for (const text of ['4111111111111111', 'marked-text']) {
    expect(rows).not.toContain(text);
    expect(jobs).not.toContain(text);
  }
});

test('a webhook by GET is read, and one without a signature is refused', async () => {
  const path = `/v1/payments/webpay/webhook/${shop.keyOf('burger')}?topic=payment&id=1`;
  expect((await fetch(`${shop.server.origin}${path}`)).status).toBe(401);
});

test('the shopper’s return and the webhook at the same time pay the order once', async () => {
  for (let round = 0; round < 5; round += 1) {
    shop.server.setClock((now += 60_000));
    const order = await shop.startedOrder();
    await shop.sandbox.injectFault('example', { at: 'webhook', fault: 'webhookLost' });
    const { fields } = await shop.press(order.payment, 'pay');
    await Promise.all([
      shop.returnFromProvider(fields),
      shop.send(order).then(() => shop.runWebhookJobs()),
      shop.send(order).then(() => shop.runWebhookJobs()),
    ]);
    await shop.runWebhookJobs();
    expect(await shop.paymentState(order.id)).toMatchObject({
      paymentStatus: 'completed',
      attempts: ['completed'],
      kitchen: 1,
      ledger: paidLedger,
    });
    expect(await statusCalls(order.reference)).toBeLessThanOrEqual(2);
  }
});

test('webhooks are deleted after their terms: those about unknown payments after a day', async () => {
  const order = await shop.startedOrder();
  shop.server.setClock((now += 10));
  await shop.send(order);
  await shop.send({ payment: 'unknown', reference: 'unknown' });
  const tx = autocommit(shop.server.deps.db, 'burger' as TenantId);
  const deleted = async (kind: string, before: number) => {
    const [rows] = oldRows.filter((each) => each.kind === kind);
    return rows && deleteOldRows(tx, rows, new Date(before).toISOString(), 10);
  };
  expect(await deleted('unmatched-webhooks', now)).toBe(0);
  expect(await deleted('unmatched-webhooks', now + 1)).toBe(1);
  expect(await shop.webhooks()).toMatchObject([{ attempt_id: order.attemptId }]);
  expect(await deleted('payment-webhooks', now + 1)).toBe(1);
});
