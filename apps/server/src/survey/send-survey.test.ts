import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookCompletion } from '../order/book-completion.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { AnyJson } from '../testing/any-json.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';
import { advanceOrderByDelivery } from '../delivery/advance-order-by-delivery.ts';

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop();
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
});
afterAll(() => shop.close());

let people = 0;
/** An order of a mailbox of its own. */
async function placeOrder(who: Guest, consent: boolean): Promise<AnyJson> {
  people += 1;
  const email = `survey-${people}@example.com`;
  const body = orderPayload({ email }, { email_subscription: consent });
  const order = await placeTestOrder(shop.server, who, body, crypto.randomUUID());
  return { ...order, email };
}

async function complete(order: AnyJson): Promise<void> {
  shop.server.setClock(shop.server.deps.clock() + 60_000);
  for (const status of ['preparing', 'ready', 'completed'])
    await postAsIntegration(shop.server, `/v1/integrations/orders/${order.id}/status`, { status });
}

const mailsTo = async (email: string): Promise<AnyJson[]> =>
  (await shop.sandbox.call('GET', `/mail.json?to=${email}`)).mails.filter(({ subject }: AnyJson) =>
    subject.startsWith('¿Cómo estuvo tu pedido?'),
  );

const waitingJobs = (id: string) =>
  shop.owner.rows<AnyJson>(
    'burger',
    `select j.payload, (extract(epoch from j.run_at) * 1000)::float as at from jobs j
      where j.name = 'send-survey' and j.payload ->> 'orderId' = $1`,
    [id],
  );

test('a day after an order with consent was completed its shopper gets a link that opens the survey', async () => {
  const order = await placeOrder(await createTestGuest(shop.server), true);
  expect(await waitingJobs(order.id)).toHaveLength(0);
  await complete(order);
  const [job] = await waitingJobs(order.id);
  expect(job.at - shop.server.deps.clock()).toBe(86_400_000);
  const { requestId: _, ...payload } = job.payload;
  expect(payload).toEqual({ orderId: order.id });
  expect(await shop.runJobs('send-survey', order.id)).toBe(1);
  const [mail] = await mailsTo(order.email);
  const link = new URL(/http\S+\/nps\?\S+/u.exec(mail.text)?.[0] ?? '');
  expect(link.searchParams.get('order')).toBe(order.id);
  expect(
    await callApi(shop.server, `/v1/orders/${order.id}/poll`, {
      headers: { 'x-tenant': 'burger', 'x-survey-key': link.searchParams.get('key') ?? '' },
    }),
  ).toMatchObject({ status: 200, body: { orderNumber: order.number } });
});

test('an order without consent to mails has no survey mail', async () => {
  const order = await placeOrder(await createTestGuest(shop.server), false);
  await complete(order);
  expect(await waitingJobs(order.id)).toHaveLength(0);
});

test('a survey that was answered before its mail is not mailed', async () => {
  const who = await createTestGuest(shop.server);
  const order = await placeOrder(who, true);
  await complete(order);
  const answers = [
    { question_id: 'recommendation', value: 10 },
    { question_id: 'taste', value: 5 },
    { question_id: 'complete', value: true },
    { question_id: 'onTime', value: true },
    { question_id: 'orderAgain', value: true },
  ];
  expect(
    await callApi(shop.server, '/v1/answers/mass_create', {
      method: 'POST',
      headers: guestHeaders(who),
      body: { order_id: order.id, version: 1, answers },
    }),
  ).toMatchObject({ status: 201 });
  expect(await shop.runJobs('send-survey', order.id)).toBe(1);
  expect(await mailsTo(order.email)).toHaveLength(0);
});

test('a user who withdrew the consent after the order gets no survey mail; one who withdrew it before and consented again does', async () => {
  const user = await createTestUser(shop.server);
  const orders = [await placeOrder(user, true), await placeOrder(user, true)];
  const hour = 3_600_000;
  for (const [at, order] of orders.entries()) {
    await complete(order);
    const withdrawn = Date.parse(order.createdAt) + (at === 0 ? hour : -hour);
    await shop.owner.rows(
      'burger',
      `update users set email_subscription = false, email_subscription_at = $2 where id = $1
        returning 1`,
      [user.id, new Date(withdrawn).toISOString()],
    );
    await shop.runJobs('send-survey', order.id as OrderId);
    expect(await mailsTo(order.email)).toHaveLength(at);
  }
});

test('an order that its courier delivered has a survey mail too', async () => {
  const who = await createTestGuest(shop.server);
  const order = await placeTestOrder(
    shop.server,
    who,
    { ...deliveryOrderPayload(), email_subscription: true },
    crypto.randomUUID(),
  );
  const { deps } = shop.server;
  await withTenant(deps.db, burgerTenantId, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked) throw new Error('the order is gone');
    await advanceOrderByDelivery(tx, locked, 'inTransit', deps.clock());
    expect(await waitingJobs(order.id)).toHaveLength(0);
  });
  await withTenant(deps.db, burgerTenantId, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked) await advanceOrderByDelivery(tx, locked, 'completed', deps.clock());
  });
  expect(await waitingJobs(order.id)).toHaveLength(1);
});

test('a completion that is undone leaves no survey mail', async () => {
  const order = await placeOrder(await createTestGuest(shop.server), true);
  const { deps } = shop.server;
  const undone = withTenant(deps.db, burgerTenantId, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked) await bookCompletion(tx, locked, deps.clock());
    throw new Error('the completion failed');
  });
  await expect(undone).rejects.toThrow('the completion failed');
  expect(await waitingJobs(order.id)).toHaveLength(0);
});
