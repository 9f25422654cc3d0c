import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
  slowLine,
} from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let database: FreshDatabase;
let servers: [OrderServer, OrderServer];
let camila: Guest;
const open = new Set<AbortController>();

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
  camila = await createTestGuest(servers[0]);
});
afterEach(() => {
  for (const stream of open) stream.abort();
  open.clear();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

/** Yields the orders that a stream sends, one after the other. */
async function* follow(server: OrderServer, { id }: AnyJson): AsyncGenerator<AnyJson> {
  const leaving = new AbortController();
  open.add(leaving);
  const { body, headers } = await fetch(`${server.origin}/v1/orders/${id}/events`, {
    headers: guestHeaders(camila),
    signal: leaving.signal,
  });
  expect(headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  for await (const chunk of (body ?? new ReadableStream<Uint8Array>()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6));
    }
  }
}

const newOrder = () => placeTestOrder(servers[0], camila, orderPayload(), crypto.randomUUID());
async function advance({ id }: AnyJson, status: string) {
  servers[0].setClock(noon + 6_000);
  await postAsIntegration(servers[0], `/v1/integrations/orders/${id}/status`, { status });
  servers[0].setClock(noon);
}

test('a shopper who follows an order on another server gets each status with the whole order, and the stream ends with the order', async () => {
  const made = await newOrder();
  const stream = follow(servers[1], made);
  const first = await stream.next();
  expect(first.value).toEqual(
    (await callApi(servers[1], `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body,
  );
  for (const status of ['preparing', 'ready', 'completed']) {
    await advance(made, status);
    const { value } = await stream.next();
    expect(value).toMatchObject({
      id: made.id,
      status,
      total: 5_990,
      products: [{ name: 'Brasa Clásica' }],
    });
    expect(value.timeline.at(-1).status).toBe(status);
  }
  expect((await stream.next()).done).toBe(true);
});

test('a ready time that the restaurant gives is streamed to the shopper, also without a status change', async () => {
  const body = orderPayload({ items_attributes: [slowLine(7)], expected_total: 24_990 });
  const made = await placeTestOrder(servers[0], camila, body, crypto.randomUUID());
  const stream = follow(servers[1], made);
  expect((await stream.next()).value).toMatchObject({ status: 'created', estimatedAt: null });
  const readyAt = new Date(noon + 86_400_000).toISOString();
  servers[0].setClock(noon + 6_000);
  await postAsIntegration(servers[0], `/v1/integrations/orders/${made.id}/status`, {
    status: 'created',
    ready_at: readyAt,
  });
  servers[0].setClock(noon);
  expect((await stream.next()).value).toMatchObject({ status: 'created', estimatedAt: readyAt });
});

test('the stream of an ended order sends it once and closes', async () => {
  const made = await newOrder();
  await callApi(servers[0], `/v1/orders/${made.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  const told: AnyJson[] = [];
  for await (const each of follow(servers[0], made)) told.push(each);
  expect(told.map(({ status }) => status)).toEqual(['cancelled']);
});

test('changes of other orders are not streamed, and a closed stream stops listening', async () => {
  const [mine, other] = [await newOrder(), await newOrder()];
  const stream = follow(servers[0], mine);
  await stream.next();
  await advance(other, 'preparing');
  await advance(mine, 'cancelled');
  expect((await stream.next()).value).toMatchObject({ id: mine.id, status: 'cancelled' });
  expect((await stream.next()).done).toBe(true);
});

/** Shorter than the pause after which a stream reads its order without a notice. */
const noticedMs = 15_000;

test(
  'who follows an order goes on to hear of it after others have opened and left its stream',
  {
    timeout: noticedMs,
  },
  async () => {
    const made = await newOrder();
    const stays = follow(servers[1], made);
    await stays.next();
    for (let opened = 0; opened < 20; opened += 1) {
      const leaves = follow(servers[1], made);
      expect((await leaves.next()).value).toMatchObject({ status: 'created' });
      [...open].at(-1)?.abort();
      await expect(leaves.next()).rejects.toThrow('aborted');
    }
    const comesLast = follow(servers[1], made);
    await comesLast.next();
    await advance(made, 'preparing');
    for (const stream of [stays, comesLast])
      expect((await stream.next()).value).toMatchObject({ status: 'preparing' });
  },
);

test('a stream needs a token', async () => {
  const made = await newOrder();
  expect((await callApi(servers[0], `/v1/orders/${made.id}/events`)).status).toBe(401);
});
