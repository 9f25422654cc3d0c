import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { alertUnacceptedOrders } from '../order/alert-unaccepted-orders.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers([testShop('burger', { store: { acceptMinutes: 15 } })]);
let crew: TestStaff[];
const rounds = 4;

beforeAll(async () => {
  crew = await Promise.all(Array.from({ length: rounds }, () => createTestStaff(shop.server)));
});

const accept = ({ id }: AnyJson, who: TestStaff) =>
  writeAsStaff(shop.server, who, ['POST', `stores/1/orders/${id}/accept`, { minutes: 15 }]);

/**
 * Runs `work` while another connection holds the order's row, and lets go once both sides of the
 * race wait for it.
 */
async function whileHeld<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: shop.database.ownerUrl });
  await holder.connect();
  await holder.query(`begin; select set_config('app.tenant_id', 'burger', true)`);
  await holder.query('select from orders where id = $1 for update', [orderId]);
  const pending = work();
  for (let waiting = 0; waiting < 2;) {
    const [row] = await shop.owner.rows<{ waiting: number }>(
      'burger',
      `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity a using (pid)
        where not granted and a.datname = current_database()`,
    );
    waiting = row?.waiting ?? 0;
  }
  await holder.query('commit');
  await holder.end();
  return pending;
}

test('an order is either accepted or cancelled for waiting too long, never both, on two servers', async () => {
  for (const who of crew) {
    const order = await placeTestOrder(
      shop.server,
      shop.guest,
      orderPayload(),
      crypto.randomUUID(),
    );
    await releaseToStore(shop.server, order);
    for (const server of [shop.server, shop.other]) server.setClock(noon + 15 * 60_000);
    const [reply] = await whileHeld(order.id, () =>
      Promise.all([accept(order, who), alertUnacceptedOrders(shop.other.deps)]),
    );
    for (const server of [shop.server, shop.other]) server.setClock(noon);
    const [row] = await shop.owner.rows<{ steps: string[] }>(
      'burger',
      `select array(select step ->> 'status' from jsonb_array_elements(timeline) step) as steps
        from orders where id = $1`,
      [order.id],
    );
    expect(row?.steps).toEqual(['created', reply.status === 200 ? 'preparing' : 'cancelled']);
  }
});
