import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../../../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../../testing/owner-queries.ts';
import { publishShops } from '../../../testing/publish-shops.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  orderPayload,
  placeTestOrder,
} from '../../../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { alertUnacceptedOrders } from '../../alert-unaccepted-orders.ts';
import { notifyKitchen } from '../../notify-kitchen.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: [OrderServer, OrderServer];
let camila: Guest;
let crew: TestStaff[];
const rounds = 4;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger', { store: { acceptMinutes: 15 } })]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
  camila = await createTestGuest(servers[0]);
  crew = await Promise.all(Array.from({ length: rounds }, () => createTestStaff(servers[0])));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const accept = (order: AnyJson, who: TestStaff) =>
  callApi(servers[0], `/v1/counter/stores/1/orders/${order.id}/accept`, {
    method: 'POST',
    headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() },
    body: { minutes: 15 },
  });

/** Runs `work` while another connection holds the order's row, and lets go once both sides of the race wait for it. */
async function whileHeld<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query(`begin; select set_config('app.tenant_id', 'burger', true)`);
  await holder.query('select from orders where id = $1 for update', [orderId]);
  const pending = work();
  for (let waiting = 0; waiting < 2;) {
    const [row] = await owner.rows<{ waiting: number }>(
      'burger',
      `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity a using (pid) where not granted and a.datname = current_database()`,
    );
    waiting = row?.waiting ?? 0;
  }
  await holder.query('commit');
  await holder.end();
  return pending;
}

test('an order is either accepted or cancelled for waiting too long, never both, on two servers', async () => {
  for (const who of crew) {
    const order = await placeTestOrder(servers[0], camila, orderPayload(), crypto.randomUUID());
    const notice = { tenantId: 'burger' as never, orderId: order.id, tries: 0 };
    await notifyKitchen(servers[0].deps, notice);
    for (const server of servers) server.setClock(noon + 15 * 60_000);
    const [reply] = await whileHeld(order.id, () =>
      Promise.all([accept(order, who), alertUnacceptedOrders(servers[1].deps)]),
    );
    for (const server of servers) server.setClock(noon);
    const [row] = await owner.rows<{ steps: string[] }>(
      'burger',
      `select array(select step ->> 'status' from jsonb_array_elements(timeline) step) as steps from orders where id = $1`,
      [order.id],
    );
    expect(row?.steps).toEqual(['created', reply.status === 200 ? 'preparing' : 'cancelled']);
  }
});
