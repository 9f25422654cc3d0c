import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { orderForKitchen } from '@comanda/contract/kitchen-orders.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIntegrationCall } from '../platform/http/integration-signature.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import {
  integrationKey,
  noon,
  type OrderServer,
  startOrderServer,
} from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  getAsIntegration,
  callApi,
  createUser,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { notifyKitchen } from './notify-kitchen.ts';
import type { AnyJson } from '../testing/any-json.ts';

const path = '/v1/integrations/orders';
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
let shown: string[];

beforeAll(async () => {
  database = await freshDatabase();
  const other = { id: 2 as never, name: 'Local Providencia' };
  await publishShops(database.ownerUrl, [
    testShop('burger'),
    testShop('burger', { store: other }),
    testShop('sushi', { country: 'mx' }),
  ]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
  shown = [];
  for (let minute = 0; minute < 3; minute += 1) shown.push(await showOrder(noon + minute * 60_000));
  await showOrder(noon, { store_id: 2 });
  await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  server.setClock(noon + 3_600_000);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

/** Places an order whose restaurant is notified six seconds after `instant`. */
async function showOrder(instant: number, changes: object = {}, who = camila): Promise<string> {
  server.setClock(instant);
  const made = await placeTestOrder(server, who, orderPayload(changes), crypto.randomUUID());
  server.setClock(instant + 6_000);
  await notifyKitchen(server.deps, { tenantId: who.tenant as never, orderId: made.id, tries: 0 });
  return made.id;
}

const ask = (query: string, ...more: [tenant?: string, key?: string]) =>
  getAsIntegration(server, `${path}?${query}`, ...more);
const idsOf = ({ body }: { body: AnyJson }) => body.orders.map(({ orderId }: AnyJson) => orderId);

test('a restaurant’s system that was down reads its store’s orders, oldest first, and no other orders', async () => {
  const { status, body } = await ask('store_id=1');
  expect([status, body.next]).toEqual([200, null]);
  expect(idsOf({ body })).toEqual(shown);
  expect(body.orders[0]).toMatchObject({
    storeId: 1,
    customer: { name: 'Camila Rojas' },
    payment: { toCollect: 5_990, currency: 'CLP' },
  });
  expect((await ask('store_id=2')).body.orders).toHaveLength(1);
});

test('the list starts at an instant and has pages, each with the start of the next', async () => {
  const since = encodeURIComponent(new Date(noon + 66_000).toISOString());
  expect(idsOf(await ask(`store_id=1&since=${since}`))).toEqual(shown.slice(1));
  const first = await ask('store_id=1&limit=2');
  expect([idsOf(first), first.body.next]).toEqual([shown.slice(0, 2), shown[1]]);
  const second = await ask(`store_id=1&limit=2&after=${first.body.next}`);
  expect([idsOf(second), second.body.next]).toEqual([shown.slice(2), null]);
});

test('an order in the list has its current status', async () => {
  await owner.rows('burger', `update orders set status = 'cancelled' where id = $1`, [shown[0]]);
  expect((await ask('store_id=1')).body.orders[0]).toMatchObject({
    status: 'cancelled',
    estimatedAt: null,
  });
});

test('amounts are in the major unit of the country', async () => {
  const { body: made } = await createUser(server, { phone: '5587654321' }, 'sushi');
  const mexican = { id: made.id, token: made.token, tenant: 'sushi' };
  const id = await showOrder(
    noon + 3_600_000,
    { phone: '5587654321', expected_total: 59.9 },
    mexican,
  );
  const { body } = await ask('store_id=1', 'sushi');
  expect(idsOf({ body })).toEqual([id]);
  expect(body.orders[0]).toMatchObject({
    total: 59.9,
    payment: { currency: 'MXN', toCollect: 59.9 },
  });
});

test('the list needs a current signature of this brand over host, path and query; a shopper’s token is refused', async () => {
  const timestamp = String(Math.floor(server.deps.clock() / 1_000));
  const send = (query: string, signature: string, at = timestamp) =>
    callApi(server, `${path}?${query}`, {
      headers: {
        'x-tenant': 'burger',
        'x-integration-timestamp': at,
        'x-integration-signature': signature,
      },
    });
  const get = { method: 'GET', host: '127.0.0.1', target: `${path}?store_id=2`, body: '' };
  const good = signIntegrationCall(integrationKey, timestamp, get);
  expect((await send('store_id=1', good)).body.code).toBe(1021);
  expect(
    (
      await send(
        'store_id=2',
        signIntegrationCall(integrationKey, timestamp, { ...get, method: 'POST' }),
      )
    ).body.code,
  ).toBe(1021);
  const elsewhere = signIntegrationCall(integrationKey, timestamp, { ...get, host: 'localhost' });
  expect((await send('store_id=2', elsewhere)).body.code).toBe(1021);
  expect((await send('store_id=2', good)).status).toBe(200);
  expect((await send('store_id=2', good)).body.code).toBe(1021);
  const old = String(Number(timestamp) - 301);
  expect(
    (await send('store_id=2', signIntegrationCall(integrationKey, old, get), old)).body.code,
  ).toBe(1021);
  expect((await ask('store_id=1', 'burger', 'a guess')).body.code).toBe(1021);
  expect(
    (await callApi(server, `${path}?store_id=1`, { headers: guestHeaders(camila) })).status,
  ).toBe(401);
});

test('an invalid request is refused: no store, an unknown store, too long ago, a page after another store’s order', async () => {
  expect((await ask('')).body.code).toBe(1003);
  expect((await ask('store_id=9')).body.code).toBe(1002);
  const old = encodeURIComponent(new Date(server.deps.clock() - 8 * 86_400_000).toISOString());
  expect((await ask(`store_id=1&since=${old}`)).body).toMatchObject({
    code: 1007,
    metadata: { field: 'since' },
  });
  expect((await ask(`store_id=2&after=${shown[0]}`)).body).toMatchObject({
    code: 1007,
    metadata: { field: 'after' },
  });
  expect((await ask('store_id=1&limit=101')).body.code).toBe(1007);
});

test('the notification and the list have the same order format', () => {
  const { orders } = allEndpoints.getKitchenOrders.answer.entries;
  expect(orders.item).toBe(orderForKitchen.body);
  expect(wireJsonSchema(orderForKitchen.body, 'camel')['required']).toContain('handOverCode');
});
