import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { burgerLine, callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { testServer } from '../testing/test-servers.ts';

const shop = testServer([testShop('burger'), testShop('sushi')]);
let rosa: TestStaff;

beforeAll(async () => {
  rosa = await createTestStaff(shop.server);
});

const upcoming = ({ headers }: TestStaff, store = 1) =>
  callApi(shop.server, `/v1/counter/stores/${store}/upcoming`, { headers });

/** A paid order that is wanted at an instant. */
async function paidForLater(scheduledAt: string, changes: object = {}): Promise<AnyJson> {
  const body = orderPayload(changes);
  const made = await placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
  await shop.owner.rows(
    'burger',
    `update orders set status = 'scheduled', scheduled_at = $2,
        opens_at = $2::timestamptz - interval '30 minutes' where id = $1`,
    [made.id, scheduledAt],
  );
  return made;
}

test('staff sees the orders of later days with their dishes and allergies, the earliest first', async () => {
  await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  const second = await paidForLater('2026-11-23T16:00:00.000Z', {
    items_attributes: [{ ...burgerLine, instructions: 'Soy celíaca' }],
  });
  const first = await paidForLater('2026-11-22T16:00:00.000Z');
  const { status, body } = await upcoming(rosa);
  expect(status).toBe(200);
  expect(body).toMatchObject({ timeZone: 'America/Santiago', isCut: false });
  expect(body.orders.map(({ id }: AnyJson) => id)).toEqual([first.id, second.id]);
  expect(body.orders[1]).toMatchObject({
    number: second.number,
    scheduledAt: '2026-11-23T16:00:00.000Z',
    dispatchMethod: 'in_store',
    customerName: 'Camila',
    lines: [{ quantity: 1, name: 'Brasa Clásica', note: 'Soy celíaca', warns: true }],
    allergies: [{ dish: 'Brasa Clásica', text: 'Soy celíaca' }],
  });
});

test('one reading answers a bounded number of future orders, and says that there are more', async () => {
  await shop.owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', gen_random_uuid(), 'number', 100000 + copy))).*
        from orders o, generate_series(1, 305) copy
        where o.status = 'scheduled' and o.number < 100000 limit 305`,
    [],
  );
  const { body } = await upcoming(rosa);
  expect([body.orders.length, body.isCut]).toEqual([300, true]);
});

test('staff of another store or brand finds no future orders', async () => {
  const elsewhere = await createTestStaff(shop.server, { storeIds: [2 as never] });
  expect((await upcoming(elsewhere)).status).toBe(404);
  const sushi = await createTestStaff(shop.server, { tenant: 'sushi' });
  const answer = await upcoming(sushi);
  expect(answer.body.orders).toEqual([]);
  expect((await upcoming(rosa, 99)).status).toBe(404);
});
