import { dayMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';

const shop = testServer();
let manager: TestStaff;

beforeAll(async () => {
  manager = await createTestStaff(shop.server, { role: 'manager' });
});
afterEach(async () => {
  for (const table of ['survey_answers', 'ledger_events', 'orders'])
    await shop.owner.rows('burger', `delete from ${table}`);
});

const read = (query = '', who = manager, store = 1) =>
  callApi(shop.server, `/v1/counter/stores/${store}/surveys${query}`, { headers: who.headers });

/** Stores the answers about a new order, `daysAgo` days before now. */
async function answered(
  marks: { recommendation?: number; taste?: number; complete?: boolean; comment?: string } = {},
  daysAgo = 0,
): Promise<AnyJson> {
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  const { recommendation = 9, taste = 5, complete = true, comment = null } = marks;
  await shop.owner.rows(
    'burger',
    `insert into survey_answers (tenant_id, order_id, version, recommendation, taste, complete,
      on_time, order_again, comment, answered_at)
      values ('burger', $1, 1, $2, $3, $4, true, true, $5, $6)`,
    [
      ...[order.id, recommendation, taste, complete, comment],
      new Date(noon - daysAgo * dayMs - 1_000).toISOString(),
    ],
  );
  return order;
}

test('a manager reads the answers about the orders of the store, the newest first, without a person', async () => {
  const old = await answered({ comment: 'Muy rico' }, 2);
  const fresh = await answered({ taste: 2 });
  const { body } = await read();
  expect(body.answers).toMatchObject([
    { orderId: fresh.id, number: fresh.number, taste: 2, isLow: true, comment: null },
    { orderId: old.id, number: old.number, taste: 5, isLow: false, comment: 'Muy rico' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Camila|@example/);
  expect(body.next).toBeNull();
});

test('the averages are of the last week and the last month', async () => {
  await answered({ taste: 5, recommendation: 10 }, 1);
  await answered({ taste: 2, recommendation: 4 }, 20);
  await answered({ taste: 1, recommendation: 0 }, 40);
  const { body } = await read();
  expect(body.week).toEqual({ count: 1, recommendation: 10, taste: 5, delivery: null });
  expect(body.month).toEqual({ count: 2, recommendation: 7, taste: 3.5, delivery: null });
});

test('the filter leaves the answers with a low mark', async () => {
  await answered();
  const [bad, torn] = [
    await answered({ recommendation: 6 }, 1),
    await answered({ complete: false }),
  ];
  const { body } = await read('?marks=low');
  expect(body.answers.map(({ orderId }: AnyJson) => orderId)).toEqual([torn.id, bad.id]);
});

test('a store without answers has none, and no averages', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ answers: [], next: null, week: { count: 0, taste: null } });
});

test('answers are for managers and owners of the store alone', async () => {
  const cook = await createTestStaff(shop.server);
  expect((await read('', cook)).status).toBe(403);
  const elsewhere = await createTestStaff(shop.server, {
    ...{ role: 'manager', storeIds: [2 as StoreId] },
  });
  expect((await read('', elsewhere)).body).toMatchObject({ code: 1002 });
});

test('a page has thirty answers, and the next one goes on after it', async () => {
  for (let at = 0; at < 31; at += 1) await answered({}, at / 100);
  const { body } = await read();
  expect(body.answers).toHaveLength(30);
  const next = await read(`?after=${body.next}`);
  expect(next.body.answers).toHaveLength(1);
});
