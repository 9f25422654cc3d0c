import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { followTestBoard } from '../testing/follow-board.ts';
import { type OrderServer } from '../testing/order-server.ts';
import { callApi, orderPayload, placeTestOrder, postAsIntegration } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers();
let rosa: TestStaff;
const open = new Set<AbortController>();

beforeAll(async () => {
  rosa = await createTestStaff(shop.server);
});
afterEach(() => {
  for (const stream of open) stream.abort();
  open.clear();
});

function follow(server: OrderServer, who = rosa): AsyncGenerator<AnyJson> {
  const leaving = new AbortController();
  open.add(leaving);
  return followTestBoard(server, who, leaving);
}
const newOrder = () => placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
const act = ({ id }: AnyJson, action: string, body: object = {}) =>
  writeAsStaff(shop.server, rosa, ['POST', `stores/1/orders/${id}/${action}`, body]);

/** Reads until an event of this order comes; others may come before. */
async function nextOf(stream: AsyncGenerator<AnyJson>, { id }: AnyJson): Promise<AnyJson> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) throw new Error('the stream ended');
    if (value.card?.id === id || value.id === id) return value;
  }
}

test('a board on another server is given the board, then each order as it is released, moved and gone', async () => {
  const stream = follow(shop.other);
  expect((await stream.next()).value).toMatchObject({ kind: 'board', board: { cards: [] } });
  const made = await newOrder();
  await releaseToStore(shop.server, made);
  expect(await nextOf(stream, made)).toMatchObject({
    kind: 'order',
    card: { number: made.number, column: 'new' },
  });
  await act(made, 'accept', { minutes: 15 });
  expect(await nextOf(stream, made)).toMatchObject({ card: { column: 'kitchen' } });
  await act(made, 'start', { is_started: true });
  expect((await nextOf(stream, made)).card.startedAt).not.toBeNull();
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'ready',
  });
  expect(await nextOf(stream, made)).toMatchObject({ card: { column: 'ready' } });
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'completed',
  });
  expect(await nextOf(stream, made)).toMatchObject({ kind: 'gone', status: 'completed' });
});

test('a notice that names no store reaches the board too', async () => {
  const made = await newOrder();
  await releaseToStore(shop.server, made);
  const stream = follow(shop.other);
  await stream.next();
  await shop.owner.rows('burger', 'update orders set customer_name = $2 where id = $1', [
    made.id,
    'Juana Soto',
  ]);
  await shop.owner.rows('burger', `select pg_notify('comanda_changed', $1)`, [
    `burger:order:${made.id}`,
  ]);
  // The notice of the release may arrive after the board was read.
  let event = await nextOf(stream, made);
  while (event.card.customerName !== 'Juana') event = await nextOf(stream, made);
  expect(event).toMatchObject({ kind: 'order' });
});

test('after a lost connection to the notices the whole board is sent again', async () => {
  const stream = follow(shop.other);
  await stream.next();
  await shop.owner.rows(
    'burger',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'comanda listen'`,
  );
  expect((await stream.next()).value).toMatchObject({ kind: 'board' });
});

test('a stream ends with its session', async () => {
  const left = await createTestStaff(shop.server);
  const stream = follow(shop.other, left);
  await stream.next();
  await shop.owner.rows(
    'burger',
    'update counter_sessions set ended_at = now() where staff_id = $1',
    [left.staffId],
  );
  await shop.owner.rows('burger', `select pg_notify('comanda_changed', $1)`, [
    `burger:session:${left.staffId}`,
  ]);
  expect((await stream.next()).done).toBe(true);
});

test('a board needs a token of staff, and a store of theirs', async () => {
  const board = (headers?: Record<string, string>) =>
    callApi(shop.server, '/v1/counter/stores/1/events', {
      headers: headers ?? { 'x-platform': 'counter' },
    });
  const elsewhere = await createTestStaff(shop.server, { storeIds: [2 as never] });
  expect((await board()).status).toBe(401);
  expect((await board(elsewhere.headers)).status).toBe(404);
});

test('a board on another server is shown an order that was cancelled in its kitchen until staff dismisses it', async () => {
  const stream = follow(shop.other);
  await stream.next();
  const made = await newOrder();
  await releaseToStore(shop.server, made);
  await act(made, 'accept', { minutes: 15 });
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'cancelled',
  });
  let event = await nextOf(stream, made);
  while (event.card.ended === null) event = await nextOf(stream, made);
  expect(event.card).toMatchObject({ column: 'kitchen', ended: { by: 'restaurant' } });
  await act(made, 'dismiss');
  expect(await nextOf(stream, made)).toMatchObject({ kind: 'gone', status: 'cancelled' });
});
