import { minor } from '@comanda/domain/money/money.ts';
import { makeOffer } from '@comanda/domain/testing/make-offer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries, setStockUnits } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  friesLine,
  type Guest,
  guestHeaders,
  lastOnesLine,
  orderPayload,
  placeTestOrder,
  postTestOrder,
} from '../../testing/shopper.ts';
import { testShop } from '../../testing/test-shop.ts';

/**
 * A burger of 5.990 and fries of 2.990 for 1.490 less; the last ones with fries for 10 % less, on
 * Mondays until 16:00.
 */
const offers = [
  makeOffer(1, {
    name: 'Dúo',
    needs: [{ productIds: [1] }, { productIds: [2] }],
    benefit: { kind: 'amount', amount: minor(1_490) },
  }),
  makeOffer(2, {
    name: 'Últimas con papas',
    needs: [{ productIds: [4] }, { productIds: [2] }],
    benefit: { kind: 'percent', basisPoints: 1_000 },
    hours: [{ days: [1], from: '12:00', to: '16:00' }],
  }),
];
/** Monday in Santiago. */
const monday = (time: string): number => Date.parse(`2026-11-23T${time}:00-03:00`);

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  const shop = testShop('burger');
  await publishShops(database.ownerUrl, [{ ...shop, settings: { ...shop.settings, offers } }]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(async () => {
  server.setClock(monday('13:00'));
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const duo = (total: number) =>
  orderPayload({ items_attributes: [burgerLine, friesLine(1)], expected_total: total });
const lastOnes = (total: number) =>
  orderPayload({ items_attributes: [lastOnesLine(1), friesLine(1)], expected_total: total });
const priceOf = (items: readonly object[]) =>
  callApi(server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: guestHeaders(camila),
    body: { cart: { store_id: 1, dispatch_method: 'in_store', items } },
  });

test('an order has the combo as a discount of its name, with the share of each line, and its ledger is balanced', async () => {
  const order = await placeTestOrder(server, camila, duo(7_490), crypto.randomUUID());
  expect(order).toMatchObject({ subtotal: 8_980, discount: 1_490, total: 7_490 });
  expect(order.discounts).toEqual([
    {
      amount: 1_490,
      on: 'food',
      source: { kind: 'offer', id: 1, name: 'Dúo' },
      shares: [994, 496],
    },
  ]);
  const [sums] = await owner.rows<{ all: number; discounts: number }>(
    'burger',
    `select sum(amount)::int as "all",
      (sum(amount) filter (where account = 'discounts'))::int as discounts
      from ledger_entries where order_id = $1`,
    [order.id],
  );
  expect(sums).toEqual({ all: 0, discounts: 1_490 });
});

test('the price of a cart is the total of its order: the price without the combo is refused with the new one', async () => {
  const priced = await priceOf([burgerLine, friesLine(1)]);
  expect(priced.body).toMatchObject({ discount: 1_490, total: 7_490 });
  const { status, body } = await postTestOrder(server, camila, duo(8_980));
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 1007,
    metadata: { reason: 'TOTAL_CHANGED', quote: { discount: 1_490, total: 7_490 } },
  });
});

test('a combo that ends while the shopper looks changes the price: nothing is ordered at the old one', async () => {
  server.setClock(monday('16:00'));
  const { body } = await postTestOrder(server, camila, lastOnes(1));
  const { total } = body.metadata.quote;
  const discounted = Math.round(total * 0.9);
  server.setClock(monday('15:59'));
  expect((await postTestOrder(server, camila, lastOnes(1))).body.metadata.quote.total).toBe(
    discounted,
  );
  server.setClock(monday('16:00'));
  expect((await postTestOrder(server, camila, lastOnes(discounted))).body).toMatchObject({
    code: 1007,
    metadata: { reason: 'TOTAL_CHANGED', quote: { discount: 0, total } },
  });
});

test('a product of a combo that sold out is named with the combo that ends, also if it is sold at the last moment', async () => {
  const { menus } = server.deps;
  await setStockUnits(owner, 'burger', 4, 1);
  menus.invalidateStore('burger' as never, 1 as never);
  const { body } = await postTestOrder(server, camila, lastOnes(1));
  const order = lastOnes(body.metadata.quote.total);
  const guests = await Promise.all([1, 2, 3].map(() => createTestGuest(server)));
  const replies = await Promise.all(guests.map((who) => postTestOrder(server, who, order)));
  const refused = { code: 1011, metadata: { lostOffers: ['Últimas con papas'] } };
  const late = replies.filter(({ status }) => status !== 202);
  expect(late).toHaveLength(2);
  for (const reply of late) expect(reply.body).toMatchObject(refused);
  expect(late.map((reply) => reply.body.metadata.reason)).toContain('outOfStock');
  menus.invalidateStore('burger' as never, 1 as never);
  const before = await postTestOrder(server, camila, order);
  expect(before.body).toMatchObject(refused);
  expect(before.body.metadata.lines).toHaveLength(1);
});

test('the answer of a price carries its signed parts, and every obstacle with the combos that a missing product ends', async () => {
  expect((await priceOf([burgerLine, friesLine(1)])).body).toMatchObject({
    parts: [
      { kind: 'food', amount: 8_980 },
      { kind: 'discount', amount: -1_490, source: { kind: 'offer', name: 'Dúo' } },
    ],
    obstacles: [],
  });
  await setStockUnits(owner, 'burger', 4, 0);
  server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const { body } = await priceOf([lastOnesLine(1), friesLine(1)]);
  expect(body.parts).toEqual([{ kind: 'food', amount: 2_990 }]);
  expect(body.obstacles).toMatchObject([
    { label: 'UNPROCESSABLE_ITEMS', metadata: { lostOffers: ['Últimas con papas'] } },
  ]);
});
