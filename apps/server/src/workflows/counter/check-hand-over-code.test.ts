import type { Result } from '@comanda/domain/result.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { HandOverClaim, HandOverProof } from '@comanda/domain/order/hand-over-code.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '../../features/order/move-order.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  orderPayload,
  placeTestOrder,
} from '../../testing/shopper.ts';
import { testShop } from '../../testing/test-shop.ts';
import { checkHandOverCode } from './check-hand-over-code.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
const burger = 'burger' as TenantId;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

type Placed = { id: OrderId; handOverCode: string };
const placed = (body: object = orderPayload()): Promise<Placed> =>
  placeTestOrder(server, camila, body, crypto.randomUUID());
const wrongFor = ({ handOverCode }: Placed) => (handOverCode === '0000' ? '0001' : '0000');

/** Checks the code as the hand-over does: in a transaction of its own, under the order's lock. */
const check = (
  { id }: Placed,
  claim: Partial<HandOverClaim>,
  now = noon,
): Promise<Result<HandOverProof, Refusal>> =>
  withTenant(server.deps.db, burger, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('no such order');
    return checkHandOverCode(
      tx,
      order,
      { role: 'crew', code: null, withoutCode: null, ...claim },
      now,
    );
  });

test('a pickup is handed over by its code, a delivery to its rider without one', async () => {
  const pickup = await placed();
  expect(await check(pickup, { code: pickup.handOverCode })).toEqual({ ok: true, value: 'code' });
  expect(await check(await placed(deliveryOrderPayload()), {})).toMatchObject({
    value: 'notNeeded',
  });
});

test('a pickup that was placed before pickups had codes is handed over without one', async () => {
  const pickup = await placed();
  await owner.rows('burger', 'update orders set hand_over_code = null where id = $1', [pickup.id]);
  expect(await check(pickup, {})).toEqual({ ok: true, value: 'notNeeded' });
});

test('of twenty wrong codes at once five count, and the others and the right one wait ten minutes', async () => {
  const pickup = await placed();
  const code = wrongFor(pickup);
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(pickup, { code })));
  const labels = answers.map((each) => (each.ok ? 'handed over' : each.error.label));
  expect(labels.filter((label) => label === 'INVALID_PARAMETER')).toHaveLength(5);
  expect(labels.filter((label) => label === 'TOO_MANY_REQUESTS')).toHaveLength(15);
  const right = { code: pickup.handOverCode };
  expect(await check(pickup, right)).toMatchObject({ error: { metadata: { seconds: 600 } } });
  expect(await check(pickup, right, noon + 10 * 60_000)).toMatchObject({ ok: true });
  expect(await check(pickup, { role: 'manager', withoutCode: 'noPhone' })).toEqual({
    ok: true,
    value: 'noPhone',
  });
});
