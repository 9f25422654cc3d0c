import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { createMarkedGuest, markedQuestions } from '../testing/marked-person.ts';
import { deliverMarkedOrder, payMarkedOrder, placeMarkedOrder } from '../testing/marked-orders.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import {
  callApi,
  getAsIntegration,
  type Guest,
  guestHeaders,
  orderPayload,
  postTestOrder,
} from '../testing/shopper.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: DeliveryTestShop;
let guest: Guest;

beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery'], { checkoutQuestions: markedQuestions });
});
beforeEach(async () => {
  guest = await createMarkedGuest(shop);
});
afterAll(() => shop.close());

const erase = (who = guest) =>
  callApi(shop.server, '/v1/users/me/erasure', {
    method: 'POST',
    body: {},
    headers: guestHeaders(who),
  });
const orderRow = async (id: string) =>
  (
    await shop.owner.rows<Record<string, unknown>>(
      'burger',
      `select o.rider, d.rider as "deliveryRider", d.tracking_url as "trackingUrl",
        o.payment_status as "paymentStatus"
        from orders o left join deliveries d on d.order_id = o.id where o.id = $1`,
      [id],
    )
  )[0];

/** Runs every mail job of an order and returns the mails that left. */
async function mailsOf(orderId: string, attemptId: string): Promise<Mail[]> {
  const mails: Mail[] = [];
  const handlers = jobHandlers(shop.server.deps, async (mail) => void mails.push(mail));
  const order = { tenantId: burgerTenantId, orderId: orderId as OrderId };
  await handlers['send-receipt'](order);
  await handlers['send-ready-time'](order);
  await handlers['send-order-ended'](order);
  await handlers['send-refund-notice']({ tenantId: burgerTenantId, attemptId });
  return mails;
}

const attemptOf = async (orderId: string) =>
  (
    await shop.owner.rows<{ id: string; state: string }>(
      'burger',
      'select id, state from payment_attempts where order_id = $1',
      [orderId],
    )
  )[0] ?? { id: '', state: '' };

test('an order is refunded after its shopper was erased, and no mail of it leaves any more', async () => {
  const id = await payMarkedOrder(shop, guest, 'delivery');
  await deliverMarkedOrder(shop, id);
  const { id: attemptId } = await attemptOf(id);
  expect((await mailsOf(id, attemptId)).length).toBeGreaterThan(0);
  expect(await erase()).toMatchObject({ status: 204 });
  const request = { orderId: id as OrderId, why: 'cold food' };
  expect(await refundOrderForOperator(shop.server.deps, burgerTenantId, request)).toMatchObject({
    ok: true,
  });
  await shop.runJobs('refund-payment', attemptId);
  await shop.runJobs('poll-payment', attemptId);
  expect(await attemptOf(id)).toMatchObject({ state: 'refunded' });
  expect(await mailsOf(id, attemptId)).toEqual([]);
});

test('the restaurant’s list shows an erased order without its shopper', async () => {
  const id = await placeMarkedOrder(shop, guest);
  for (const status of ['preparing', 'ready', 'completed']) await shop.setKitchenStatus(id, status);
  await erase();
  const since = new Date(shop.server.deps.clock() - 3_600_000).toISOString();
  const { status, body } = await getAsIntegration(
    shop.server,
    `/v1/integrations/orders?store_id=1&limit=100&since=${since}`,
  );
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  expect(body.orders.find((ticket: { orderId: string }) => ticket.orderId === id)).toMatchObject({
    customer: { name: 'Cliente', phone: '' },
    address: null,
    total: 5_990,
  });
});

test('a late report of the courier brings no rider and no tracking page back', async () => {
  const id = await payMarkedOrder(shop, guest, 'delivery');
  await deliverMarkedOrder(shop, id);
  expect((await orderRow(id))?.['trackingUrl']).not.toBeNull();
  await erase();
  await shop.owner.rows(
    'burger',
    `update deliveries set rider = '{"name":"Zorzal"}',
      tracking_url = 'https://courier.example/zorzal' where order_id = $1`,
    [id],
  );
  await shop.owner.rows('burger', `update orders set rider = '{"name":"Zorzal"}' where id = $1`, [
    id,
  ]);
  expect(await orderRow(id)).toMatchObject({ rider: null, deliveryRider: null, trackingUrl: null });
});

test('an order that is placed while its shopper is erased is refused, and is not stored', async () => {
  const query = (text: string, values: unknown[] = []) =>
    shop.owner.rows<{ count: number }>('burger', text, values);
  await query('begin');
  await query('select from users where id = $1 for update', [guest.id]);
  await query(
    `update users set kind = 'erased', external_id = '', name = '', email = '', phone = ''
      where id = $1`,
    [guest.id],
  );
  const placed = postTestOrder(shop.server, guest, orderPayload(), crypto.randomUUID());
  await expect
    .poll(async () => (await query('select count(*)::int from pg_locks where not granted'))[0])
    .not.toEqual({ count: 0 });
  await query('commit');
  expect(await placed).toMatchObject({ status: 401, body: { code: 1021 } });
  expect(await query('select count(*)::int from orders where buyer_id = $1', [guest.id])).toEqual([
    { count: 0 },
  ]);
  const other = await createMarkedGuest(shop);
  await placeMarkedOrder(shop, other);
  await expect(
    query('update orders set buyer_id = $1 where buyer_id = $2', [guest.id, other.id]),
  ).rejects.toThrow('the buyer was erased');
});
