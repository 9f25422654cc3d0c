import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';
import { runRetention } from '../retention/run-retention.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
const day = 86_400_000;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

async function completedOrder(who: Guest, status = 'completed'): Promise<string> {
  const { id } = await placeTestOrder(server, who, deliveryOrderPayload(), crypto.randomUUID());
  await owner.rows('burger', 'update orders set status = $2, network = 7 where id = $1', [
    id,
    status,
  ]);
  return id;
}
const nightAfter = async (days: number) => {
  server.setClock(noon + days * day);
  await runRetention(server.deps);
};
const contactOf = async (id: string) =>
  (
    await owner.rows<{ name: string; email: string; address: object | null; total: number }>(
      'burger',
      `select customer_name as name, customer_email as email, snapshot -> 'address' as address,
        total::int from orders where id = $1`,
      [id],
    )
  )[0];
const kindOf = async ({ id }: { id: string }) =>
  (await owner.rows<{ kind: string }>('burger', 'select kind from users where id = $1', [id]))[0]
    ?.kind;
const known = {
  name: 'Camila Rojas',
  email: 'camila@example.com',
  address: expect.any(Object),
  total: 7_980,
};
const erased = { name: 'Cliente', email: '', address: null, total: 7_980 };

test('after two years an order loses its contact data and its guest, and keeps its amounts', async () => {
  const guest = await createTestGuest(server);
  const user = await createTestUser(server);
  const [ofGuest, ofUser] = [await completedOrder(guest), await completedOrder(user)];
  await nightAfter(729);
  expect([await contactOf(ofGuest), await contactOf(ofUser)]).toEqual([known, known]);
  await nightAfter(731);
  expect([await contactOf(ofGuest), await contactOf(ofUser)]).toEqual([erased, erased]);
  expect([await kindOf(guest), await kindOf(user)]).toEqual(['erased', 'user']);
});

test('the contact data of an order under way, or with money that may move, stays at any age', async () => {
  const guest = await createTestGuest(server);
  const underWay = await completedOrder(guest, 'preparing');
  const owed = await completedOrder(guest, 'cancelled');
  await owner.rows(
    'burger',
    `insert into payment_attempts (tenant_id, id, order_id, method, amount, currency, state,
      merchant_ref, deadline, redirect_url, request_key, created_at)
      values ('burger', gen_random_uuid(), $1, 'webpay', 7980, 'CLP', 'refunding', $2, now(), '/',
        'k', now())`,
    [owed, owed.replaceAll('-', '').slice(0, 26)],
  );
  await nightAfter(3_000);
  expect([await contactOf(underWay), await contactOf(owed)]).toEqual([known, known]);
  expect(await kindOf(guest)).toBe('guest');
});

test('the operator may keep contact data, and shorten its period', async () => {
  const id = await completedOrder(await createTestGuest(server));
  Object.assign(server.deps.config, { contactRetentionDays: 0 });
  await nightAfter(3_000);
  expect(await contactOf(id)).toEqual(known);
  Object.assign(server.deps.config, { contactRetentionDays: 90 });
  await nightAfter(91);
  expect(await contactOf(id)).toEqual(erased);
  Object.assign(server.deps.config, { contactRetentionDays: 730 });
});

test('the network of an order is forgotten after two days', async () => {
  const id = await completedOrder(await createTestGuest(server));
  const network = async () =>
    (
      await owner.rows<{ network: string | null }>(
        'burger',
        'select network from orders where id = $1',
        [id],
      )
    )[0]?.network;
  await nightAfter(2);
  expect(await network()).toBe('7');
  await nightAfter(3);
  expect(await network()).toBeNull();
});

test('the hash of an erased email is forgotten after a year, and a row written during an erasure the next night', async () => {
  const user = await createTestUser(server);
  await completedOrder(user);
  await owner.rows(
    'burger',
    `update users set kind = 'erased', external_id = '', name = '', email = '', phone = ''
      where id = $1`,
    [user.id],
  );
  await owner.rows('burger', `insert into erasures values ('burger', $1, 'hash', $2)`, [
    user.id,
    new Date(noon).toISOString(),
  ]);
  const hash = async () =>
    (
      await owner.rows<{ email_hash: string | null }>(
        'burger',
        'select email_hash from erasures where user_id = $1',
        [user.id],
      )
    )[0]?.email_hash;
  await owner.rows(
    'burger',
    `insert into addresses (tenant_id, id, user_id, kind, text_address, apartment_details,
      dispatch_note, city, latitude, longitude)
      values ('burger', gen_random_uuid(), $1, 'home', 'Los Aromos 123', '', '', '', -33.4, -70.6)`,
    [user.id],
  );
  await nightAfter(1);
  expect(await owner.rows('burger', 'select from addresses where user_id = $1', [user.id])).toEqual(
    [],
  );
  await nightAfter(364);
  expect(await hash()).toBe('hash');
  await nightAfter(366);
  expect(await hash()).toBeNull();
});
