import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import {
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { alertUnacceptedOrders } from './alert-unaccepted-orders.ts';
import type { AnyJson } from '../testing/any-json.ts';

const minute = 60_000;
let shop: PaymentTestShop;
let who: Guest;
const alarms: object[] = [];
const alert = 'a restaurant has not accepted an order';
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { acceptMinutes: 20 });
  Object.assign(shop.server.deps, {
    log: {
      ...silentLog,
      error: (facts: object, message: string) => void (message === alert && alarms.push(facts)),
    },
  });
  who = await createTestGuest(shop.server);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  alarms.length = 0;
  await shop.owner.rows(
    'burger',
    `update orders set status = 'completed' where status = 'created'`,
  );
});
afterAll(() => shop.close());

const at = async (minutes: number) => {
  shop.server.setClock(noon + minutes * minute);
  await alertUnacceptedOrders(shop.server.deps);
};
const alarmsOf = (made: AnyJson) =>
  alarms.filter((facts) => 'orderId' in facts && facts.orderId === made.id);

/** Notifies the restaurant of the order at noon. */
async function shown(made: AnyJson): Promise<AnyJson> {
  await shop.runJobs('notify-kitchen', made.id);
  return made;
}

async function paidOrder(): Promise<AnyJson> {
  const made = await shop.order(who);
  const { body } = await shop.start(who, made.id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  return made;
}

test('a paid order that its restaurant does not begin alarms, and ends at its store’s minute: money, units, kitchen and shopper', async () => {
  await setStockUnits(shop.owner, 'burger', 1, 5);
  const made = await shown(await paidOrder());
  expect(await stockUnitsLeft(shop.owner, 'burger', 1)).toBe(4);
  await at(9);
  expect(alarmsOf(made)).toEqual([]);
  await at(10);
  await at(19);
  expect(alarmsOf(made)).toHaveLength(1);
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
  });
  await at(20);
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunding'],
  });
  expect(await stockUnitsLeft(shop.owner, 'burger', 1)).toBe(5);
  for (const job of ['notify-kitchen-end', 'send-order-ended'] as const)
    expect(await shop.runJobs(job, made.id)).toBe(1);
  const [row] = await shop.owner.rows<{ end_reason: string }>(
    'burger',
    'select end_reason from orders where id = $1',
    [made.id],
  );
  expect(row?.end_reason).toBe('notAccepted');
});

test('an order that its restaurant has begun, or does not know of yet, is left alone', async () => {
  const begun = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  await postAsIntegration(shop.server, `/v1/integrations/orders/${begun.id}/status`, {
    status: 'preparing',
  });
  const unpaid = await shop.order(who);
  await at(300);
  expect(await shop.paymentState(begun.id)).toMatchObject({ status: 'preparing' });
  expect(await shop.paymentState(unpaid.id)).toMatchObject({ status: 'created' });
  expect(alarms).toEqual([]);
});

test('a store without the setting is only alarmed for, again each quarter of an hour', async () => {
  await shop.owner.rows('burger', `update stores set document = document - 'acceptMinutes'`);
  const made = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  for (const minutes of [10, 24, 25, 26]) await at(minutes);
  expect(alarmsOf(made)).toHaveLength(2);
  expect(await shop.paymentState(made.id)).toMatchObject({ status: 'created' });
});
