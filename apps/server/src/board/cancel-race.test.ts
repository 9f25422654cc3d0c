import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRiderTestShop, type RiderTestShop } from '../testing/rider-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { whileOrderHeld } from '../testing/while-order-held.ts';

let shop: RiderTestShop;
let marta: TestStaff;
beforeAll(async () => {
  shop = await openRiderTestShop();
  marta = await createTestStaff(shop.servers[0], { role: 'manager' });
});
afterAll(() => shop.close());

const cancel = (id: string, server = shop.servers[1]) =>
  shop.atCounter(
    'POST',
    `/orders/${id}/cancel`,
    { reason: 'shopperAsked' },
    { server, who: marta },
  );
const move = (id: string, action: string, body: object = {}) =>
  shop.atCounter('POST', `/orders/${id}/${action}`, body);
const ledgerOf = (id: string) =>
  shop.owner.rows<{ account: string; amount: number }>(
    'burger',
    `select account, sum(amount)::int as amount from ledger_entries where order_id = $1
      group by account having sum(amount) <> 0 order by account`,
    [id],
  );
const endsOf = async (id: string): Promise<string[]> =>
  (await shop.orderOfShopper(id)).timeline
    .map(({ status }: { status: string }) => status)
    .filter((status: string) => status === 'cancelled' || status === 'completed');

test('two tablets on two servers that cancel the same order cancel it once', async () => {
  const { id } = await shop.newOrder('preparing');
  const replies = await whileOrderHeld(shop, id, () =>
    Promise.all(shop.servers.map((server) => cancel(id, server))),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await endsOf(id)).toEqual(['cancelled']);
  expect(await ledgerOf(id)).toEqual([]);
});

test('an order that is cancelled while it is made ready ends as cancelled, without money', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await shop.newOrder('preparing');
    await whileOrderHeld(shop, id, () => Promise.all([cancel(id), move(id, 'ready')]));
    expect(await endsOf(id)).toEqual(['cancelled']);
    expect(await ledgerOf(id)).toEqual([]);
  }
});

test('of a rider who delivers and a manager who cancels one wins, and the money follows', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, handOverCode: code } = await shop.newOrder('ready');
    const { key } = await shop.newRun([id]);
    await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
    const [cancelled] = await whileOrderHeld(shop, id, () =>
      Promise.all([cancel(id), shop.asRider(key, 'POST', `/stops/${id}/delivered`, { code })]),
    );
    const isCancelled = cancelled.status === 200;
    expect(await endsOf(id)).toEqual([isCancelled ? 'cancelled' : 'completed']);
    expect((await ledgerOf(id)).map(({ account }) => account).includes('cash')).toBe(!isCancelled);
  }
});
