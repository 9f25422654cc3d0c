import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../../../testing/any-json.ts';
import { followTestBoard } from '../../../testing/follow-board.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../../testing/owner-queries.ts';
import { publishShops } from '../../../testing/publish-shops.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../../../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { notifyKitchen } from '../../notify-kitchen.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: [OrderServer, OrderServer];
let camila: Guest;
let rosa: TestStaff;
const open = new Set<AbortController>();

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
  camila = await createTestGuest(servers[0]);
  rosa = await createTestStaff(servers[0]);
});
afterEach(() => {
  for (const stream of open) stream.abort();
  open.clear();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

function follow(server: OrderServer, who = rosa): AsyncGenerator<AnyJson> {
  const leaving = new AbortController();
  open.add(leaving);
  return followTestBoard(server, who, leaving);
}
const newOrder = () => placeTestOrder(servers[0], camila, orderPayload(), crypto.randomUUID());
const release = ({ id }: AnyJson) =>
  notifyKitchen(servers[0].deps, { tenantId: 'burger' as never, orderId: id, tries: 0 });
const act = ({ id }: AnyJson, action: string, body: object = {}) =>
  callApi(servers[0], `/v1/counter/stores/1/orders/${id}/${action}`, {
    method: 'POST',
    headers: { ...rosa.headers, 'idempotency-key': crypto.randomUUID() },
    body,
  });

/** Reads until an event of this order comes; others may come before. */
async function nextOf(stream: AsyncGenerator<AnyJson>, { id }: AnyJson): Promise<AnyJson> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) throw new Error('the stream ended');
    if (value.card?.id === id || value.id === id) return value;
  }
}

test('a board on another server is given the board, then each order as it is released, moved and gone', async () => {
  const stream = follow(servers[1]);
  expect((await stream.next()).value).toMatchObject({ kind: 'board', board: { cards: [] } });
  const made = await newOrder();
  await release(made);
  expect(await nextOf(stream, made)).toMatchObject({
    kind: 'order',
    card: { number: made.number, column: 'new' },
  });
  await act(made, 'accept', { minutes: 15 });
  expect(await nextOf(stream, made)).toMatchObject({ card: { column: 'kitchen' } });
  await act(made, 'start', { is_started: true });
  expect((await nextOf(stream, made)).card.startedAt).not.toBeNull();
  await postAsIntegration(servers[0], `/v1/integrations/orders/${made.id}/status`, {
    status: 'ready',
  });
  expect(await nextOf(stream, made)).toMatchObject({ card: { column: 'ready' } });
  await postAsIntegration(servers[0], `/v1/integrations/orders/${made.id}/status`, {
    status: 'completed',
  });
  expect(await nextOf(stream, made)).toMatchObject({ kind: 'gone', status: 'completed' });
});

test('a notice of an older server, which names no store, reaches the board too', async () => {
  const made = await newOrder();
  await release(made);
  const stream = follow(servers[1]);
  await stream.next();
  await owner.rows('burger', 'update orders set customer_name = $2 where id = $1', [
    made.id,
    'Juana Soto',
  ]);
  await owner.rows('burger', `select pg_notify('comanda_changed', $1)`, [
    `burger:order:${made.id}`,
  ]);
  expect(await nextOf(stream, made)).toMatchObject({ card: { customerName: 'Juana' } });
});

test('after a lost connection to the notices the whole board is sent again', async () => {
  const stream = follow(servers[1]);
  await stream.next();
  await owner.rows(
    'burger',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'comanda listen'`,
  );
  expect((await stream.next()).value).toMatchObject({ kind: 'board' });
});

test('a stream ends with its session', async () => {
  const left = await createTestStaff(servers[0]);
  const stream = follow(servers[1], left);
  await stream.next();
  await owner.rows('burger', 'update counter_sessions set ended_at = now() where staff_id = $1', [
    left.staffId,
  ]);
  await owner.rows('burger', `select pg_notify('comanda_changed', $1)`, [
    `burger:session:${left.staffId}`,
  ]);
  expect((await stream.next()).done).toBe(true);
});

test('a board needs a token of staff, and a store of theirs', async () => {
  const board = (headers?: Record<string, string>) =>
    callApi(servers[0], '/v1/counter/stores/1/events', headers ? { headers } : {});
  const elsewhere = await createTestStaff(servers[0], { storeIds: [2 as never] });
  expect((await board()).status).toBe(401);
  expect((await board(elsewhere.headers)).status).toBe(404);
});

test('a board on another server is shown an order that was cancelled in its kitchen until staff dismisses it', async () => {
  const stream = follow(servers[1]);
  await stream.next();
  const made = await newOrder();
  await release(made);
  await act(made, 'accept', { minutes: 15 });
  await postAsIntegration(servers[0], `/v1/integrations/orders/${made.id}/status`, {
    status: 'cancelled',
  });
  let event = await nextOf(stream, made);
  while (event.card.ended === null) event = await nextOf(stream, made);
  expect(event.card).toMatchObject({ column: 'kitchen', ended: { by: 'restaurant' } });
  await act(made, 'dismiss');
  expect(await nextOf(stream, made)).toMatchObject({ kind: 'gone', status: 'cancelled' });
});
