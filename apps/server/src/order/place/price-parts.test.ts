import { minor } from '@comanda/domain/money/money.ts';
import { type PricePart, totalOf } from '@comanda/domain/price/price-part.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewOrder } from '../new-order.ts';
import type { AnyJson } from '../../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  placeTestOrder,
} from '../../testing/shopper.ts';
import { testShop } from '../../testing/test-shop.ts';
import { createCouponQueue } from '../../coupon/coupon-queue.ts';
import { storeOrder } from './store-order.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;

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

/** A delivery of 5.990 of food, a fee of 1.990 and tips of 599 and 100. */
const placeTipped = () =>
  placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ tip: 599, store_tip: 100 }),
    crypto.randomUUID(),
  );
const tippedParts = [
  { kind: 'food', amount: 5_990 },
  { kind: 'delivery', amount: 1_990 },
  { kind: 'tip', amount: 599 },
  { kind: 'storeTip', amount: 100 },
];
const tippedAmounts = { subtotal: 5_990, discount: 0, delivery: 1_990, tip: 599, total: 8_679 };

const balanceOf = ({ id }: AnyJson) =>
  owner.rows<{ account: string; amount: number }>(
    'burger',
    'select account, sum(amount)::int as amount from ledger_entries where order_id = $1 group by account order by account',
    [id],
  );

test('an order stores the parts of its charge; its columns, its response and its ledger are computed from them', async () => {
  const made = await placeTipped();
  const [row] = await owner.rows<{ parts: PricePart[]; total: number; points: number }>(
    'burger',
    `select snapshot->'parts' as parts, total::int, points::int from orders where id = $1`,
    [made.id],
  );
  expect(row?.parts).toEqual(tippedParts);
  expect([row?.total, row?.points]).toEqual([totalOf(row?.parts ?? []), 0]);
  expect(made).toMatchObject({ ...tippedAmounts, storeTip: 100, serviceFee: 0 });
  expect(made).toMatchObject({ discounts: [], points: 0, pointsUsed: 0, coupon: null });
  expect(made).not.toHaveProperty('parts');
  expect(await balanceOf(made)).toEqual([
    { account: 'clearing', amount: 8_679 },
    { account: 'delivery', amount: -1_990 },
    { account: 'driver_tips', amount: -599 },
    { account: 'sales', amount: -5_990 },
    { account: 'store_tips', amount: -100 },
  ]);
});

test('an order whose parts lack a tip is not stored, and no amount is booked to another account', async () => {
  const [before] = await owner.rows('burger', 'select count(*) from order_requests');
  const parts: PricePart[] = [
    { kind: 'food', amount: minor(5_990) },
    { kind: 'storeTip', amount: minor(100) },
  ];
  const order = {
    ...(await placeTipped()),
    snapshot: { parts },
    amounts: { total: minor(6_589) },
  } as unknown as NewOrder;
  await expect(
    storeOrder({ ...server.deps, ...unused }, 'burger' as never, order, null),
  ).rejects.toThrow(
    'ledger event placed is out of balance by 499: clearing 6589, sales -5990, store_tips -100',
  );
  const [after] = await owner.rows('burger', 'select count(*) from order_requests');
  expect(Number(after?.['count'])).toBe(Number(before?.['count']) + 1);
});

const unused = {
  freshOrders: { set: () => expect.unreachable('nothing was placed'), get: () => null },
  couponQueue: createCouponQueue(),
};
