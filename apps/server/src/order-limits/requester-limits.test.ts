import {
  type CallerLimits,
  defaultOrderLimits,
} from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import {
  integrationKey,
  noon,
  type OrderServer,
  startOrderServer,
} from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let second: OrderServer;
const open = new Set<AbortController>();

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  const config = {
    ...readConfig({ TRUST_PROXY: '127.0.0.1' }),
    demo: true,
    demoIntegrationKey: integrationKey,
  };
  server = await startOrderServer(database.appUrl, { config });
  second = await startOrderServer(database.appUrl, { config });
});
beforeEach(() => {
  server.setClock(noon);
  second.setClock(noon);
});
afterEach(() => {
  for (const stream of open) stream.abort();
  open.clear();
  streams.clear();
});
afterAll(async () => {
  await second.close();
  await server.close();
  await owner.end();
  await database.drop();
});

async function limited({
  perBuyer = {},
  perNetwork = {},
}: {
  perBuyer?: Partial<CallerLimits>;
  perNetwork?: Partial<CallerLimits>;
}) {
  const orderLimits = {
    ...defaultOrderLimits,
    perBuyer: { ...defaultOrderLimits.perBuyer, ...perBuyer },
    perNetwork: { ...defaultOrderLimits.perNetwork, ...perNetwork },
  };
  await owner.rows('burger', 'update tenant_settings set operations = $1', [{ orderLimits }]);
  for (const { deps } of [server, second])
    deps.menus.onChange({ tenantId: 'burger', kind: 'tenant', id: '' } as never);
}

/**
 * The answers of open streams. An answer that nothing refers to is collected, and its connection is
 * closed.
 */
const streams = new Set<Response>();

/**
 * Follows an order and returns the answer's status and retry time. The stream stays open until the
 * test aborts it.
 */
async function follow(who: Guest, orderId: string, address = '198.51.100.1') {
  const leaving = new AbortController();
  open.add(leaving);
  const headers = guestHeaders(who, { 'x-forwarded-for': address });
  const answer = await fetch(`${server.origin}/v1/orders/${orderId}/events`, {
    headers,
    signal: leaving.signal,
  });
  streams.add(answer);
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    leave: () => leaving.abort(),
  };
}

test('a buyer follows a limited number of orders at once, and a closed stream makes room for the next', async () => {
  await limited({ perBuyer: { eventStreams: 2 } });
  const who = await createTestGuest(server);
  const { id } = await placeTestOrder(server, who);
  const first = await follow(who, id);
  expect([first.status, (await follow(who, id)).status]).toEqual([200, 200]);
  const third = await follow(who, id);
  expect([third.status, third.retryAfter]).toEqual([429, '30']);
  first.leave();
  await expect.poll(async () => (await follow(who, id)).status).toBe(200);
});

test('guests of one network together follow at most the network’s limit, and guests of another network are not refused', async () => {
  await limited({ perNetwork: { eventStreams: 2 } });
  const guests = await Promise.all([
    createTestGuest(server),
    createTestGuest(server),
    createTestGuest(server),
  ]);
  const ids = await Promise.all(guests.map(async (who) => (await placeTestOrder(server, who)).id));
  const statuses = [];
  for (const [at, who] of guests.entries())
    statuses.push((await follow(who, ids[at], `2001:db8:1:1::${at + 1}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await follow(guests[2], ids[2], '2001:db8:1:2::1')).status).toBe(200);
});

const startPayment = ({ origin }: OrderServer, who: Guest, orderId: string) =>
  fetch(`${origin}/v1/orders/${orderId}/payments/webpay`, {
    method: 'POST',
    headers: {
      ...guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
      'content-type': 'application/json',
      'x-platform': 'web',
    },
    body: JSON.stringify({ redirect_url: `${origin}/processing-purchase` }),
  });

test('a buyer starts a limited number of payments an hour, and then gets a waiting time', async () => {
  await limited({ perBuyer: { paymentStartsPerHour: 3 } });
  const who = await createTestGuest(server);
  const { id } = await placeTestOrder(
    server,
    who,
    orderPayload({ payment_method: 'online' }, { online_payment: true }),
  );
  const start = () => startPayment(server, who, id);
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await start()).status);
  expect(statuses).not.toContain(429);
  server.setClock(noon + 600_000);
  const refused = await start();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000']);
  server.setClock(noon + 3_600_000);
  expect((await start()).status).not.toBe(429);
});

test('a buyer who starts payments at two servers at once has one limit for both', async () => {
  await limited({ perBuyer: { paymentStartsPerHour: 3 } });
  const who = await createTestGuest(server);
  const { id } = await placeTestOrder(
    server,
    who,
    orderPayload({ payment_method: 'online' }, { online_payment: true }),
  );
  const starts = Array.from({ length: 16 }, (_, at) =>
    startPayment(at % 2 === 0 ? server : second, who, id),
  );
  const statuses = (await Promise.all(starts)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(3);
});
