import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  type Guest,
  createTestGuest,
  orderPayload,
  postTestOrder,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';

let database: FreshDatabase;
let server: OrderServer;
const hour = 3_600_000;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await startOrderServer(database.appUrl);
});
afterEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await database.drop();
});

/**
 * Returns the hours from noon until the session's expiry in a response, or null when the response
 * has none.
 */
const hoursOf = (answer: Response): number | null => {
  const told = answer.headers.get('x-session-expires-at');
  return told === null ? null : (Date.parse(told) - noon) / hour;
};
const ask = (who: Guest, path = '/v1/orders') =>
  fetch(`${server.origin}${path}`, { headers: guestHeaders(who) });

test('every response to a guest carries the token’s expiry, and a response to a visitor does not', async () => {
  const mine = await createTestGuest(server);
  expect(hoursOf(await ask(mine))).toBe(24);
  expect(hoursOf(await ask(mine, '/v1/orders/last'))).toBe(24);
  expect(
    hoursOf(await fetch(`${server.origin}/v1/settings`, { headers: { 'x-tenant': 'burger' } })),
  ).toBeNull();
});

test('the response to an order carries the new token expiry, one day after the expected end of the order', async () => {
  const mine = await createTestGuest(server);
  const answer = await fetch(`${server.origin}/v1/orders`, {
    method: 'POST',
    body: JSON.stringify(orderPayload()),
    headers: {
      ...guestHeaders(mine),
      'content-type': 'application/json',
      'x-platform': 'web',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(answer.status).toBe(202);
  expect(hoursOf(answer)).toBeGreaterThan(24);
  expect(hoursOf(answer)).toBeLessThan(26);
});

test('a refused order does not extend the token', async () => {
  const mine = await createTestGuest(server);
  expect(
    (await postTestOrder(server, mine, orderPayload({ expected_total: 1 }), crypto.randomUUID()))
      .status,
  ).toBe(422);
  expect(hoursOf(await ask(mine))).toBe(24);
});

test('a token lasts at least a day while an order is under way, and expires a day after the order ended', async () => {
  const mine = await createTestGuest(server);
  const { id } = await placeTestOrder(server, mine);
  server.setClock(noon + 40 * hour);
  expect(hoursOf(await ask(mine))).toBe(64);
  for (const status of ['preparing', 'ready', 'completed'])
    expect(
      (await postAsIntegration(server, `/v1/integrations/orders/${id}/status`, { status })).status,
    ).toBeLessThan(300);
  server.setClock(noon + 63 * hour);
  expect(hoursOf(await ask(mine))).toBe(64);
  server.setClock(noon + 64 * hour + 1);
  expect((await ask(mine)).status).toBe(401);
});
