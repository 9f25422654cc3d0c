import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  createTestGuest,
  orderPayload,
  postTestOrder,
  placeTestOrder,
} from '../../testing/shopper.ts';

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await startOrderServer(database.appUrl);
  owner = await ownerQueries(database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await server.close();
  await database.drop();
});

const beer = {
  items_attributes: [{ key: 'b', product_id: 3, quantity: 1 }],
  expected_total: 3_490,
};
const saidOf = async (id: string): Promise<boolean | undefined> => {
  const rows = await owner.rows<{ said: boolean }>(
    'burger',
    `select (snapshot->>'plus18')::boolean as said from orders where id = $1`,
    [id],
  );
  return rows[0]?.said;
};

test('an order of beer stores that its shopper confirmed to be over 18; without a yes the order is refused', async () => {
  const camila = await createTestGuest(server);
  const made = await placeTestOrder(server, camila, orderPayload({ ...beer, plus18: true }));
  expect(await saidOf(made.id)).toBe(true);
  for (const plus18 of [false, undefined]) {
    const refused = await postTestOrder(
      server,
      camila,
      orderPayload({ ...beer, plus18 }),
      crypto.randomUUID(),
    );
    expect(refused.body.metadata.fields).toEqual({ plus18: { key: 'mustAccept' } });
  }
});

test('an order without age-restricted products stores nothing about age', async () => {
  const made = await placeTestOrder(server, await createTestGuest(server), orderPayload());
  expect(await saidOf(made.id)).toBe(false);
});
