import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { setUnits, unitsLeft } from '../testing/order-facts.ts';
import { noon } from '../testing/order-server.ts';
import { openPayingShop, type PayingShop } from '../testing/paying.ts';
import { type Guest, guest, type Json, order, placed, signed } from '../testing/shopper.ts';
import { watchOrders } from './watch-orders.ts';

const minute = 60_000;
let shop: PayingShop;
let who: Guest;
const alarms: object[] = [];
const alarm = 'a restaurant does not begin an order';
beforeAll(async () => {
  shop = await openPayingShop(['burger'], { acceptMinutes: 20 });
  Object.assign(shop.server.deps, {
    log: { ...silentLog, error: (facts: object, message: string) => void (message === alarm && alarms.push(facts)) },
  });
  who = await guest(shop.server);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  alarms.length = 0;
  await shop.owner.rows('burger', `update orders set status = 'completed' where status = 'created'`);
});
afterAll(() => shop.close());

const at = async (minutes: number) => {
  shop.server.setClock(noon + minutes * minute);
  await watchOrders(shop.server.deps);
};
const alarmsOf = (made: Json) => alarms.filter((facts) => 'orderId' in facts && facts.orderId === made.id);

/** Shown to its restaurant at noon. */
async function shown(made: Json): Promise<Json> {
  await shop.doJobs('notify-kitchen', made.id);
  return made;
}

async function paidOrder(): Promise<Json> {
  const made = await shop.order(who);
  const { body } = await shop.start(who, made.id);
  await shop.comeBack(await shop.onPage(body.next.fields.token_ws, 'pay'));
  return made;
}

test('a paid order that its restaurant does not begin alarms, and ends at its store’s minute: money, units, kitchen and shopper', async () => {
  await setUnits(shop.owner, 'burger', 1, 5);
  const made = await shown(await paidOrder());
  expect(await unitsLeft(shop.owner, 'burger', 1)).toBe(4);
  await at(9);
  expect(alarmsOf(made)).toEqual([]);
  await at(10);
  await at(19);
  expect(alarmsOf(made)).toHaveLength(1);
  expect(await shop.money(made.id)).toMatchObject({ status: 'created', paid: 'completed' });
  await at(20);
  expect(await shop.money(made.id)).toMatchObject({ status: 'cancelled', attempts: ['reversing'] });
  expect(await unitsLeft(shop.owner, 'burger', 1)).toBe(5);
  for (const job of ['tell-kitchen-end', 'send-order-end'] as const) expect(await shop.doJobs(job, made.id)).toBe(1);
  const [row] = await shop.owner.rows<{ end_reason: string }>('burger', 'select end_reason from orders where id = $1', [made.id]);
  expect(row?.end_reason).toBe('notAccepted');
});

test('an order that its restaurant has begun, or does not know of yet, is left alone', async () => {
  const begun = await shown(await placed(shop.server, who, order(), crypto.randomUUID()));
  await signed(shop.server, `/v1/integrations/orders/${begun.id}/status`, { status: 'preparing' });
  const unpaid = await shop.order(who);
  await at(300);
  expect(await shop.money(begun.id)).toMatchObject({ status: 'preparing' });
  expect(await shop.money(unpaid.id)).toMatchObject({ status: 'created' });
  expect(alarms).toEqual([]);
});

test('a store without the setting is only alarmed for, again each quarter of an hour', async () => {
  await shop.owner.rows('burger', `update stores set document = document - 'acceptMinutes'`);
  const made = await shown(await placed(shop.server, who, order(), crypto.randomUUID()));
  for (const minutes of [10, 24, 25, 26]) await at(minutes);
  expect(alarmsOf(made)).toHaveLength(2);
  expect(await shop.money(made.id)).toMatchObject({ status: 'created' });
});
