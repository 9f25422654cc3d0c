import { hourMs } from '@comanda/domain/duration.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerLine,
  callApi,
  deliveryOrderPayload,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder } from '../order/end-order.ts';
import { readBoard as readBoardOf } from './read-board.ts';
import { testServer } from '../testing/test-servers.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = testServer([testShop('burger'), testShop('sushi')]);
const burger = 'burger' as TenantId;
let rosa: TestStaff;

beforeAll(async () => {
  rosa = await createTestStaff(shop.server);
});

const newOrder = (body: object = deliveryOrderPayload()) =>
  placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
async function released(body?: object): Promise<AnyJson> {
  const made = await newOrder(body);
  await releaseToStore(shop.server, made);
  return made;
}
const readBoard = async (): Promise<AnyJson> =>
  (await callApi(shop.server, '/v1/counter/stores/1/board', { headers: rosa.headers })).body;
const cardOf = async ({ id }: AnyJson) =>
  (await readBoard()).cards.find((card: AnyJson) => card.id === id);
const act = (
  { id }: AnyJson,
  action: string,
  body: object = {},
  { key = crypto.randomUUID(), who = rosa, store = 1 } = {},
) => writeAsStaff(shop.server, who, ['POST', `stores/${store}/orders/${id}/${action}`, body], key);
const minutesFromNoon = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

test('the board shows an order once its shopper can no longer undo it, with what a cook and a door need', async () => {
  const made = await newOrder();
  expect(await cardOf(made)).toBeUndefined();
  await releaseToStore(shop.server, made);
  expect(await readBoard()).toMatchObject({
    storeName: 'Local Ñuñoa',
    timeZone: 'America/Santiago',
  });
  expect(await cardOf(made)).toMatchObject({
    number: made.number,
    column: 'new',
    status: 'created',
    dispatchMethod: 'store_delivery',
    broughtBy: 'store',
    customerName: 'Camila',
    lines: [{ quantity: 1, name: 'Brasa Clásica', note: '', warns: false }],
    allergies: [],
    itemCount: 1,
    total: 7_980,
    toCollect: 7_980,
    alarm: {
      since: minutesFromNoon(0),
      louderAt: minutesFromNoon(2),
      mailAt: minutesFromNoon(5),
      cancelAt: null,
    },
    soonAt: minutesFromNoon(2),
    lateAt: minutesFromNoon(5),
  });
});

test('a card has every dish with its options, their own options and its note, and each allergy', async () => {
  const modifiers = [
    { id: 11, group_id: 1, quantity: 1, action: 'add' },
    { id: 20, group_id: 2, quantity: 2, action: 'add' },
  ];
  const lines = [
    { ...burgerLine, quantity: 2, modifiers, instructions: 'Sin cebolla' },
    { ...burgerLine, key: 'b', instructions: 'Soy alérgica al maní' },
    ...['c', 'd', 'e', 'f'].map((key) => ({ ...burgerLine, key })),
  ];
  const made = await released(orderPayload({ items_attributes: lines, expected_total: 46_730 }));
  const card = await cardOf(made);
  expect(card.lines).toHaveLength(6);
  expect(card.lines[0]).toEqual({
    quantity: 2,
    removed: 0,
    isSubstitute: false,
    name: 'Brasa Clásica',
    options: [
      { name: 'Bien cocida', quantity: 1, depth: 0 },
      { name: 'Tocino', quantity: 2, depth: 0 },
    ],
    note: 'Sin cebolla',
    warns: false,
  });
  expect(card.lines[1]).toMatchObject({ note: 'Soy alérgica al maní', warns: true });
  expect(card.allergies).toEqual([{ dish: 'Brasa Clásica', text: 'Soy alérgica al maní' }]);
});

test('an order is accepted with its minutes, marked as started, made ready, handed to its rider and delivered', async () => {
  const made = await released();
  const accepted = await act(made, 'accept', { minutes: 20 });
  expect(accepted.body).toMatchObject({ status: 'preparing', startedAt: null });
  expect(await cardOf(made)).toMatchObject({
    column: 'kitchen',
    readyAt: minutesFromNoon(20),
    lateAt: minutesFromNoon(20),
    acceptedAt: minutesFromNoon(0),
    alarm: null,
  });
  const started = await act(made, 'start', { is_started: true });
  expect(started.body).toMatchObject({ status: 'preparing', startedAt: minutesFromNoon(0) });
  expect((await act(made, 'start', { is_started: false })).body.startedAt).toBeNull();
  expect((await act(made, 'ready')).body.status).toBe('ready');
  expect((await act(made, 'hand-over', { to: 'inTransit' })).body.status).toBe('inTransit');
  expect(await cardOf(made)).toMatchObject({ column: 'onTheWay' });
  expect((await act(made, 'hand-over', { to: 'completed' })).body.status).toBe('completed');
  expect(await cardOf(made)).toBeUndefined();
  const kinds = await shop.owner.rows<{ kind: string }>(
    'burger',
    'select kind from counter_actions where subject = $1 order by kind',
    [made.id],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'order.accept',
    'order.handOver',
    'order.handOver',
    'order.ready',
    'order.start',
    'order.start',
  ]);
});

test('a repeated call answers the same and moves once; another call is refused with the present status', async () => {
  const made = await released();
  const key = crypto.randomUUID();
  const first = await act(made, 'accept', { minutes: 10 }, { key });
  expect(await act(made, 'accept', { minutes: 10 }, { key })).toEqual(first);
  const again = await act(made, 'accept', { minutes: 10 });
  expect([again.status, again.body.code]).toEqual([409, 1043]);
  expect(again.body.metadata).toMatchObject({ status: 'preparing', wanted: 'preparing' });
  expect((await act(made, 'hand-over', { to: 'inTransit' })).body.metadata.status).toBe(
    'preparing',
  );
});

test('an order that its shopper may still undo cannot be accepted', async () => {
  const made = await newOrder();
  expect((await act(made, 'accept', { minutes: 10 })).body.code).toBe(1043);
});

test('staff of another store, another store’s path and another brand find no order', async () => {
  const made = await released();
  const elsewhere = await createTestStaff(shop.server, { storeIds: [2 as never] });
  expect((await act(made, 'accept', {}, { who: elsewhere })).status).toBe(404);
  expect((await act(made, 'accept', {}, { store: 2 })).status).toBe(404);
  const { status } = await callApi(shop.server, '/v1/counter/stores/1/board', {
    headers: elsewhere.headers,
  });
  expect(status).toBe(404);
  const sushi = await createTestStaff(shop.server, { tenant: 'sushi' });
  expect((await act(made, 'accept', {}, { who: sushi })).status).toBe(404);
  expect(await cardOf(made)).toMatchObject({ column: 'new' });
});

test('a rejected order is cancelled, and its products are answered so that they can be switched off', async () => {
  const made = await released(orderPayload());
  const rejected = await act(made, 'reject', { reason: 'soldOut' });
  expect(rejected.body).toMatchObject({
    status: 'cancelled',
    products: [{ productId: 1, name: 'Brasa Clásica' }],
  });
  expect((await act(made, 'accept', { minutes: 10 })).body.metadata.status).toBe('cancelled');
  expect(await cardOf(made)).toBeUndefined();
});

test('an order that others cancel stays in its column, says who ended it, and goes when staff dismisses it', async () => {
  const made = await released();
  await act(made, 'accept', { minutes: 10 });
  expect((await act(made, 'dismiss')).body.metadata.status).toBe('preparing');
  await withTenant(shop.server.deps.db, burger, async (tx) => {
    const order = await lockOrder(tx, made.id);
    const end = { status: 'cancelled', why: 'no gas', author: 'operator', now: noon } as const;
    if (order) await endOrder(shop.server.deps, tx, order, end);
  });
  expect(await cardOf(made)).toMatchObject({
    column: 'kitchen',
    status: 'cancelled',
    ended: { by: 'operator', at: minutesFromNoon(0) },
    alarm: null,
    lateAt: null,
  });
  expect((await act(made, 'ready')).body.metadata.status).toBe('cancelled');
  expect((await act(made, 'dismiss')).status).toBe(200);
  expect((await act(made, 'dismiss')).status).toBe(200);
  expect(await cardOf(made)).toBeUndefined();
});

test('the card of an order that nobody dismissed leaves the board after twelve hours', async () => {
  const made = await released();
  await act(made, 'accept', { minutes: 10 });
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'cancelled',
  });
  const store = 1 as StoreId;
  const at = (hours: number) => ({ ...shop.server.deps, clock: () => noon + hours * hourMs });
  const numbers = async (hours: number) =>
    (await readBoardOf(at(hours), burger, store))?.cards.map(({ number }) => number);
  expect(await numbers(11)).toContain(made.number);
  expect(await numbers(13)).not.toContain(made.number);
});

test('a pickup is handed over with its code only, and a wrong one counts', async () => {
  const made = await released(orderPayload());
  expect(await cardOf(made)).toMatchObject({ needsCode: true });
  await act(made, 'accept', { minutes: 10 });
  await act(made, 'ready');
  const wrong = made.handOverCode === '0000' ? '0001' : '0000';
  expect((await act(made, 'hand-over', { to: 'completed' })).body.code).toBe(1003);
  const refused = await act(made, 'hand-over', { to: 'completed', code: wrong });
  expect(refused.body).toMatchObject({
    code: 1007,
    metadata: { reason: 'WRONG_CODE', triesLeft: 4 },
  });
  const done = await act(made, 'hand-over', { to: 'completed', code: made.handOverCode });
  expect(done.body).toMatchObject({ status: 'completed' });
});

test('beyond the limit of a board, ready orders that nobody fetched are left out before any other', async () => {
  const forgotten = await released(orderPayload());
  await act(forgotten, 'accept', { minutes: 10 });
  await act(forgotten, 'ready');
  await shop.owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(null::orders,
      to_jsonb(o) || jsonb_build_object(
          'id', gen_random_uuid(), 'number', 100000 + copy,
          'created_at', o.created_at - interval '1 day',
          'released_at', o.released_at - interval '1 day',
          'ready_at', o.ready_at - interval '1 day',
          'estimated_at', o.estimated_at - interval '1 day'))).*
        from orders o, generate_series(1, 510) copy where o.id = $1`,
    [forgotten.id],
  );
  const cooked = await released(orderPayload());
  await act(cooked, 'accept', { minutes: 10 });
  const fresh = await released(orderPayload());
  const { cards } = await readBoard();
  expect(cards.length).toBeLessThanOrEqual(500);
  const ids = cards.map(({ id }: AnyJson) => id);
  expect(ids).toEqual(expect.arrayContaining([forgotten.id, cooked.id, fresh.id]));
  await shop.owner.rows('burger', 'delete from orders where number > 100000', []);
});
