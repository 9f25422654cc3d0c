import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder } from './move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { AnyJson } from '../testing/any-json.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  createTestGuest,
  deliveryOrderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { advanceOrderByDelivery } from '../delivery/advance-order-by-delivery.ts';

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop();
});
afterAll(() => shop.close());

async function completeByRestaurant(id: OrderId): Promise<void> {
  for (const status of ['preparing', 'ready', 'inTransit', 'completed'])
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
}

async function completeByCourier(id: OrderId): Promise<void> {
  const { deps } = shop.server;
  await withTenant(deps.db, burgerTenantId, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await advanceOrderByDelivery(tx, order, 'completed', deps.clock());
  });
}

/** Stored facts of an order, its money, its guest and its jobs, without instants. */
async function tracesOf(id: OrderId): Promise<AnyJson> {
  const [traces] = await shop.owner.rows<AnyJson>(
    'burger',
    `select o.status, o.payment_status, o.ready_at is not null as "hasReadyTime",
        (select json_agg(t ->> 'status') from jsonb_array_elements(o.timeline) t) as timeline,
        (select json_agg(json_build_array(e.account, e.amount) order by e.account, e.amount)
          from ledger_entries e where e.order_id = o.id) as ledger,
        (select max(t.expires_at) > now() from tokens t
          where t.user_id = o.buyer_id) as "hasSession",
        (select json_agg(j.name order by j.name) from jobs j
          where j.payload ->> 'orderId' = o.id::text and j.name in ('send-survey', 'end-run'))
          as jobs
      from orders o where o.id = $1`,
    [id],
  );
  return traces;
}

test('an order has the same payment, ledger and jobs, whether its restaurant or its courier completes it', async () => {
  const traces: AnyJson[] = [];
  for (const complete of [completeByRestaurant, completeByCourier]) {
    const order = await placeTestOrder(
      shop.server,
      await createTestGuest(shop.server),
      { ...deliveryOrderPayload(), email_subscription: true },
      crypto.randomUUID(),
    );
    shop.server.setClock(shop.server.deps.clock() + 60_000);
    await complete(order.id);
    traces.push(await tracesOf(order.id));
  }
  expect(traces[0]).toMatchObject({
    status: 'completed',
    payment_status: 'completed',
    hasReadyTime: true,
    jobs: expect.arrayContaining(['send-survey']),
  });
  expect(traces[1]).toEqual(traces[0]);
});

test('one use case completes orders', () => {
  const serverRoot = join(import.meta.dirname, '..');
  const callers = globSync('**/*.ts', { cwd: serverRoot })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /await bookCompletion\(/u.test(readFileSync(join(serverRoot, path), 'utf8')));
  expect(callers).toEqual(['order/complete-order.ts']);
});
