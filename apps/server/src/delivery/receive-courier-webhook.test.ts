import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { setSecret } from '../testing/tenant-secret.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
});
afterAll(() => shop.close());

const post = async (body: string, signature: string, slug = 'uber') => {
  const headers = { 'content-type': 'application/json', 'x-uber-signature': signature };
  return (
    await fetch(`${shop.server.origin}/v1/couriers/${slug}/webhook`, {
      method: 'POST',
      headers,
      body,
    })
  ).status;
};
const say = (orderId: string, data: AnyJson, secret = 'uber-webhook') => {
  const body = JSON.stringify({
    kind: 'event.delivery_status',
    delivery_id: data.id,
    data: { external_id: `burger-${orderId}`, ...data },
  });
  return post(body, createHmac('sha256', secret).update(body).digest('hex'));
};
const courierRef = async (orderId: string) => (await shop.deliveries(orderId))[0]?.courierRef ?? '';
const status = async (orderId: string) => (await shop.deliveries(orderId))[0]?.status;

test('webhooks in any order move a delivery only forward, and a duplicate changes nothing', async () => {
  const made = await shop.dispatchedOrder();
  const id = await courierRef(made.id);
  expect(
    await say(made.id, {
      id,
      status: 'pickup',
      courier: { name: 'Paula', phone_number: '+56911112222' },
    }),
  ).toBe(200);
  expect((await shop.orderOfShopper(made.id)).rider).toMatchObject({
    status: 'IN_PROGRESS',
    name: 'Paula',
  });
  await say(made.id, { id, status: 'pickup_complete', courier: { name: 'Paula' } });
  await say(made.id, { id, status: 'pickup' });
  await say(made.id, { id, status: 'pickup_complete', courier: { name: 'Paula' } });
  expect(await status(made.id)).toBe('PICKED_UP');
});

test('a webhook that reports an end does not end the delivery: it triggers a poll', async () => {
  const made = await shop.dispatchedOrder();
  await say(made.id, { id: await courierRef(made.id), status: 'canceled' });
  expect(await status(made.id)).toBe('CONFIRMED');
  expect(await shop.dispatchNext(made.id)).toBe(0);
  await shop.runDeliveryJobs(made.id);
  expect(await status(made.id)).toBe('CONFIRMED');
});

test('an unsigned webhook is refused and changes nothing', async () => {
  const made = await shop.dispatchedOrder();
  const id = await courierRef(made.id);
  const body = JSON.stringify({
    kind: 'event.delivery_status',
    delivery_id: id,
    data: { id, external_id: `burger-${made.id}`, status: 'pickup' },
  });
  expect(await post(body, 'falsified')).toBe(401);
  expect(await post(body, createHmac('sha256', 'another').update(body).digest('hex'))).toBe(401);
  expect(await post('not json', '')).toBe(401);
  expect(await post(body, '', 'nobody')).toBe(404);
  expect(await status(made.id)).toBe('CONFIRMED');
});

test('a webhook with another delivery’s id changes nothing, and is answered with 200', async () => {
  const made = await shop.dispatchedOrder();
  expect(await say(made.id, { id: 'del_another', status: 'pickup' })).toBe(200);
  expect(await status(made.id)).toBe('CONFIRMED');
});

test('the courier’s own webhooks report the delivery’s status', async () => {
  await shop.sandbox.call('PUT', '/couriers/addresses/uber', {
    addresses: [{ url: `${shop.server.origin}/v1/couriers/uber/webhook` }],
  });
  const made = await shop.dispatchedOrder();
  await shop.advanceRider('uber', made.id);
  await expect.poll(() => status(made.id)).toBe('IN_PROGRESS');
  await shop.injectCourierFault('uber', 'webhook', 'webhookForged');
  await shop.advanceRider('uber', made.id);
  await shop.advanceRider('uber', made.id);
  await expect.poll(() => status(made.id)).toBe('PICKED_UP');
});

test('only a brand’s own secret verifies its webhooks', async () => {
  const made = await shop.dispatchedOrder();
  const own = {
    customerId: 'sandbox-uber',
    clientId: 'uber-client',
    clientSecret: 'uber-secret',
    webhookSecret: 'of-this-brand',
  };
  await setSecret(shop.owner, 'burger', 'uber_delivery', JSON.stringify(own));
  await shop.advanceClock(31);
  const data = { id: await courierRef(made.id), status: 'pickup' };
  expect(await say(made.id, data)).toBe(401);
  expect(await status(made.id)).toBe('CONFIRMED');
  expect(await say(made.id, data, 'of-this-brand')).toBe(200);
  expect(await status(made.id)).toBe('IN_PROGRESS');
});
