import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autocommit } from '../platform/db/single-statement.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { openPlacingTestShop, type PlacingTestShop } from '../testing/placing-shop.ts';
import { placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { foundOrdersStatement } from './find-counter-orders.rows.ts';

let shop: PlacingTestShop;
let owner: OwnerQueries;
let cook: TestStaff;
let manager: TestStaff;
let openOrder: AnyJson;

/** A copy of the order under another number, placed and moved last so many days before. */
async function copyOrder(number: number, set: object, days = 0): Promise<void> {
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id',
      gen_random_uuid(), 'number', $2::integer,
      'created_at', o.created_at - $4::integer * interval '1 day',
      'timeline', jsonb_build_array(jsonb_build_object('status', 'created',
        'at', o.created_at - $4::integer * interval '1 day'))) || $3::jsonb)).*
      from orders o where o.id = $1`,
    [openOrder.id, number, JSON.stringify(set), days],
  );
}

beforeAll(async () => {
  shop = await openPlacingTestShop();
  owner = await ownerQueries(shop.database.ownerUrl);
  cook = await createTestStaff(shop.server);
  manager = await createTestStaff(shop.server, { role: 'manager', storeIds: 'all' });
  openOrder = await placeTestOrder(shop.server, shop.camila);
  await owner.rows(
    'burger',
    `update orders set released_at = created_at, number = 900, customer_name = 'Álvaro Núñez',
      customer_phone = '+56987654321' where id = $1`,
    [openOrder.id],
  );
  await copyOrder(901, { status: 'completed', customer_name: 'Rosa Pérez' });
  await copyOrder(902, { status: 'completed' }, 3);
  await copyOrder(903, { status: 'completed' }, 40);
  await copyOrder(904, { released_at: null, status: 'failed' });
  await copyOrder(906, { status: 'completed', store_id: 2 });
  await copyOrder(905, { status: 'completed', contact_erased_at: new Date().toISOString() });
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

const find = (who: TestStaff, text: string, store = 1) =>
  writeAsStaff(shop.server, who, ['POST', `stores/${store}/orders/find`, { text }]);
const numbers = async (who: TestStaff, text: string): Promise<number[]> =>
  ((await find(who, text)).body.orders as AnyJson[]).map(({ number }) => number as number).sort();

test('an order is found by its number, a part of the phone and the name without accents', async () => {
  expect(await numbers(manager, '900')).toEqual([900]);
  expect(await numbers(manager, '+56 9 8765')).toContain(900);
  expect(await numbers(manager, 'alvaro nun')).toEqual([900, 902]);
  expect(await numbers(manager, 'ROSA PEREZ')).toEqual([901]);
  const { body } = await find(manager, '900');
  expect(body.orders[0]).toMatchObject({ customerName: 'Álvaro', status: 'created' });
  expect(JSON.stringify(body)).not.toContain('8765');
});

test('crew finds what is open and what ended today, managers the last thirty days', async () => {
  expect(await numbers(cook, 'alvaro')).toEqual([900]);
  expect(await numbers(manager, '903')).toEqual([]);
  expect(await numbers(cook, '902')).toEqual([]);
});

test('without a text the orders of the store that ended today are listed', async () => {
  expect(await numbers(cook, '')).toEqual([901, 905]);
  expect(await numbers(manager, ' ')).toEqual([901, 905]);
});

test('orders that the restaurant was not shown, erased contacts and other stores are not found', async () => {
  expect(await numbers(manager, '904')).toEqual([]);
  expect(await numbers(manager, '8765')).not.toContain(905);
  const ofAnother = await createTestStaff(shop.server, { storeIds: [2 as StoreId] });
  expect((await find(ofAnother, '900')).status).toBe(404);
  expect(await numbers(manager, '906')).toEqual([]);
});

test('a search reads the orders of thirty days by an index', async () => {
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id',
      gen_random_uuid(), 'number', 10000 + n, 'created_at',
      o.created_at - n * interval '10 hours'))).*
      from orders o, generate_series(1, 1500) n where o.id = $1`,
    [openOrder.id],
  );
  await owner.rows('burger', 'analyze orders');
  const from = Date.now() - 30 * 86_400_000;
  const statement = foundOrdersStatement(burgerTenantId, {
    storeId: 1 as StoreId,
    search: { number: null, phone: '4321', name: null },
    time: { placedFrom: from, endedFrom: from },
  });
  const tx = autocommit(shop.server.deps.db, burgerTenantId);
  const plan = await tx.query<AnyJson>('explain-search', sql`explain (format json) ${statement}`);
  expect(JSON.stringify(plan)).toMatch(/"Index Cond":"(?:[^"\\]|\\.)*created_at >= /u);
});
