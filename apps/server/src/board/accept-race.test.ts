import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { alertUnacceptedOrders } from '../order/alert-unaccepted-orders.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { whileOrderHeld } from '../testing/while-order-held.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers([testShop('burger', { store: { acceptMinutes: 15 } })]);
let crew: TestStaff[];
const rounds = 4;

beforeAll(async () => {
  crew = await Promise.all(Array.from({ length: rounds }, () => createTestStaff(shop.server)));
});

const accept = ({ id }: AnyJson, who: TestStaff) =>
  writeAsStaff(shop.server, who, ['POST', `stores/1/orders/${id}/accept`, { minutes: 15 }]);

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
    const [reply] = await whileOrderHeld(shop, order.id, () =>
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
