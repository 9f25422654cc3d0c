import { hourMs, minuteMs } from '@comanda/domain/duration.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  friesLine,
  orderPayload,
  postAsIntegration,
  postTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers();
let cook: TestStaff;
let manager: TestStaff;

beforeAll(async () => {
  cook = await createTestStaff(shop.server);
  manager = await createTestStaff(shop.server, { role: 'manager' });
});
afterEach(async () => {
  await shop.owner.rows('burger', 'delete from store_facts');
  await shop.owner.rows('burger', 'delete from disabled_items');
  await shop.owner.rows('burger', 'update prices set stock = null where product_id = 2');
  for (const server of [shop.server, shop.other]) {
    server.setClock(noon);
    server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'store', id: '1' });
  }
});

const path = '/v1/counter/stores/1';
const newKey = (): string => crypto.randomUUID();
const send = (
  who: TestStaff,
  method: string,
  at: string,
  body: object,
  { server = shop.server, key = newKey() } = {},
) => writeAsStaff(server, who, [method, `stores/1/${at}`, body], key);
const change = (who: TestStaff, fact: object) => send(who, 'PATCH', 'now', { fact });
const read = (at: string, server = shop.server) =>
  callApi(server, `${path}/${at}`, { headers: manager.headers });
const soldOut = (items: object[]) => send(cook, 'POST', 'sold-out', { items });
const burger = { kind: 'product', id: 1 } as const;
const storeAt = async (server: OrderServer) =>
  (await callApi(server, '/v2/stores/1', { headers: { 'x-tenant': 'burger' } })).body;
const soldOutAt = async ({ deps }: OrderServer) => {
  const facts = await deps.menus.storeFacts('burger' as never, 1 as never);
  return [...(facts?.index.disabledProducts.keys() ?? [])].toSorted();
};
const instant = (ms: number) => new Date(ms).toISOString();

test('busy minutes at the counter change the wait that shoppers see, on every server, and end by themselves', async () => {
  const end = { kind: 'minutes', minutes: 60 };
  expect(await change(cook, { kind: 'busy', minutes: 20, end })).toMatchObject({ status: 204 });
  expect(await storeAt(shop.server)).toMatchObject({ busyMinutes: 20 });
  await expect.poll(() => storeAt(shop.other)).toMatchObject({ busyMinutes: 20 });
  const { body } = await read('now');
  expect(body.busy).toEqual({
    minutes: 20,
    source: 'counter',
    by: 'Rosa Pinto',
    setAt: instant(noon),
    until: instant(noon + hourMs),
  });
  for (const server of [shop.server, shop.other]) server.setClock(noon + hourMs);
  for (const server of [shop.server, shop.other])
    expect(await storeAt(server)).toMatchObject({ busyMinutes: 0 });
  expect((await read('now')).body.busy).toMatchObject({ minutes: 0, source: 'folder' });
});

test('a paused store refuses orders as closed on every server, until the pause is over or lifted', async () => {
  const body = orderPayload();
  await change(manager, { kind: 'pause', end: { kind: 'minutes', minutes: 30 } });
  const refused = await postTestOrder(shop.server, shop.guest, body, 'pause-1');
  expect(refused.body).toMatchObject({ metadata: { state: 'disabled' } });
  await expect
    .poll(() => storeAt(shop.other))
    .toMatchObject({ pausedUntil: instant(noon + 30 * minuteMs) });
  expect((await postTestOrder(shop.other, shop.guest, body, 'pause-2')).status).toBe(422);
  await change(manager, { kind: 'pause', end: null });
  expect(await storeAt(shop.server)).toMatchObject({ pausedUntil: null });
  expect((await postTestOrder(shop.server, shop.guest, body, 'pause-3')).status).toBe(202);
});

test('delivery is switched off until told otherwise, and the folder is right again when it is switched on', async () => {
  const open = { kind: 'open' };
  await change(manager, { kind: 'delivery', is_on: false, end: open });
  expect(await storeAt(shop.server)).toMatchObject({ deliveryOpen: false, pickUpOpen: true });
  expect((await read('now')).body.delivery).toMatchObject({ isOn: false, source: 'counter' });
  await change(manager, { kind: 'delivery', is_on: true, end: open });
  expect((await read('now')).body.delivery).toMatchObject({ isOn: true, source: 'folder' });
  expect(await shop.owner.rows('burger', 'select from store_facts')).toEqual([]);
});

test('a store that closes earlier today refuses orders after that, and a holiday of the counter closes its date', async () => {
  const hours = { kind: 'from', opens: '10:00', closes: '12:00' };
  await change(manager, { kind: 'hours', date: '2026-11-21', hours });
  expect((await postTestOrder(shop.server, shop.guest, orderPayload(), 'late')).status).toBe(422);
  await change(manager, { kind: 'hours', date: '2026-11-21', hours: { kind: 'usual' } });
  expect((await postTestOrder(shop.server, shop.guest, orderPayload(), 'again')).status).toBe(202);
  await change(manager, { kind: 'hours', date: '2026-12-25', hours: { kind: 'closed' } });
  const { dates } = (await read('now')).body;
  expect(dates).toMatchObject([
    { date: '2026-11-21', isUsual: true, source: 'folder' },
    { date: '2026-12-25', hours: [], source: 'counter', by: 'Rosa Pinto' },
  ]);
});

test('crew marks sold out and busy; a pause, hours and switches are for managers', async () => {
  const end = { kind: 'today' };
  const forbidden = [
    { kind: 'pause', end },
    { kind: 'delivery', is_on: false, end },
    { kind: 'pickup', is_on: false, end },
    { kind: 'hours', date: '2026-12-25', hours: { kind: 'closed' } },
  ];
  for (const fact of forbidden)
    expect(await change(cook, fact)).toMatchObject({ status: 403, body: { code: 1006 } });
  for (const fact of forbidden) expect((await change(manager, fact)).status).toBe(204);
  expect((await soldOut([{ ...burger, end: { kind: 'open' } }])).status).toBe(204);
  expect((await send(cook, 'POST', 'stock', { product_id: 2, count: 3 })).status).toBe(204);
});

test('staff of another store neither reads nor changes the store', async () => {
  const other = await createTestStaff(shop.server, { role: 'manager', storeIds: [2 as never] });
  const calls = [
    callApi(shop.server, `${path}/now`, { headers: other.headers }),
    callApi(shop.server, `${path}/dishes`, { headers: other.headers }),
    change(other, { kind: 'pause', end: { kind: 'today' } }),
    send(other, 'POST', 'sold-out', { items: [{ ...burger, end: { kind: 'open' } }] }),
    send(other, 'POST', 'on-sale', { items: [burger] }),
    send(other, 'POST', 'stock', { product_id: 2, count: 3 }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(404));
});

test('a dish that the counter marks sold out is off on every server until the next opening, and can be sold again', async () => {
  await soldOut([{ ...burger, end: { kind: 'opening' } }]);
  await expect.poll(() => soldOutAt(shop.other)).toEqual([1]);
  const refused = await postTestOrder(shop.other, shop.guest, orderPayload(), 'gone');
  expect(refused.body).toMatchObject({ code: 1011, metadata: { items: ['Brasa Clásica'] } });
  const { items } = (await read('dishes')).body;
  const listed = items.find(({ kind, id }: typeof burger) => kind === 'product' && id === 1);
  expect(listed.soldOut).toMatchObject({ source: 'counter', by: 'Rosa Pinto' });
  expect(Date.parse(listed.soldOut.until)).toBe(Date.parse('2026-11-22T03:00:00Z'));
  expect((await read('now')).body.soldOut).toEqual({ products: 1, modifiers: 0 });
  await send(cook, 'POST', 'on-sale', { items: [burger] });
  expect((await postTestOrder(shop.server, shop.guest, orderPayload(), 'back')).status).toBe(202);
});

test('a dish whose units are counted down to none is as sold out as one that is marked', async () => {
  const soldOutNow = async () => (await read('now')).body.soldOut;
  await soldOut([{ ...burger, end: { kind: 'open' } }]);
  await send(cook, 'POST', 'stock', { product_id: 2, count: 0 });
  await expect.poll(soldOutNow).toEqual({ products: 2, modifiers: 0 });
  await send(cook, 'POST', 'on-sale', { items: [burger] });
  await send(cook, 'POST', 'stock', { product_id: 2, count: null });
  await expect.poll(soldOutNow).toEqual({ products: 0, modifiers: 0 });
});

test('an option that is sold out refuses the dish with it', async () => {
  await soldOut([{ kind: 'modifier', id: 11, end: { kind: 'open' } }]);
  const refused = await postTestOrder(shop.server, shop.guest, orderPayload(), 'option');
  expect(refused).toMatchObject({ status: 422, body: { code: 1011 } });
});

test('an order that was decided before a dish sold out is decided again, although the server was not told', async () => {
  const deaf = await startOrderServer(shop.database.appUrl);
  try {
    deaf.deps.menus.onChange = ((onChange) => (changed) => {
      if (changed.kind === 'store' && !isAsked) return;
      onChange(changed);
    })(deaf.deps.menus.onChange);
    let isAsked = false;
    expect((await postTestOrder(deaf, shop.guest, orderPayload(), 'warm')).status).toBe(202);
    await soldOut([{ ...burger, end: { kind: 'open' } }]);
    isAsked = true;
    const refused = await postTestOrder(deaf, shop.guest, orderPayload(), 'stale');
    expect(refused).toMatchObject({ status: 422, body: { code: 1011 } });
  } finally {
    await deaf.close();
  }
});

test('orders on one server while a dish sells out on the other: none is stored after the answer', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => createTestGuest(shop.other)));
  await storeAt(shop.other);
  const body = orderPayload({
    items_attributes: [burgerLine, friesLine(1)],
    expected_total: 8_980,
  });
  const before = guests
    .slice(0, 6)
    .map((who, at) => postTestOrder(shop.other, who, body, `race-${at}`));
  const marked = soldOut([{ ...burger, end: { kind: 'open' } }]);
  expect((await marked).status).toBe(204);
  const after = guests
    .slice(6)
    .map((who, at) => postTestOrder(shop.other, who, body, `late-${at}`));
  const late = await Promise.all(after);
  expect(late.map(({ status }) => status)).toEqual(Array(6).fill(422));
  for (const { status } of await Promise.all(before)) expect([202, 422]).toContain(status);
});

test('a list of the restaurant’s own systems does not put on sale what the counter marked sold out', async () => {
  await soldOut([{ ...burger, end: { kind: 'open' } }]);
  await listOff(2);
  expect(await soldOutAt(shop.server)).toEqual([1, 2]);
  await send(cook, 'POST', 'on-sale', { items: [{ kind: 'product', id: 2 }] });
  expect(await soldOutAt(shop.server)).toEqual([1]);
  await listOff(2);
  expect(await soldOutAt(shop.server)).toEqual([1, 2]);
});
const listOff = (id: number) =>
  postAsIntegration(shop.server, '/v1/integrations/disableds', {
    store_id: 1,
    disableds: [{ deactivatable_id: id, deactivatable_type: 'Product', end_date: null }],
  });

test('a count at the counter limits orders, and one count for one key', async () => {
  const key = 'count-1';
  const count = { product_id: 2, count: 1 };
  expect((await send(cook, 'POST', 'stock', count, { key })).status).toBe(204);
  const body = orderPayload({ items_attributes: [friesLine(1)], expected_total: 2_990 });
  expect((await postTestOrder(shop.server, shop.guest, body, 'stock-1')).status).toBe(202);
  expect((await send(cook, 'POST', 'stock', count, { key })).status).toBe(204);
  expect((await postTestOrder(shop.server, shop.guest, body, 'stock-2')).status).toBe(422);
});

test('a repeated key is answered as the first time, also when the end that it names is over', async () => {
  const body = { items: [{ ...burger, end: { kind: 'at', at: instant(noon + minuteMs) } }] };
  expect(await send(cook, 'POST', 'sold-out', body, { key: 'lost' })).toMatchObject({
    status: 204,
  });
  for (const server of [shop.server, shop.other]) server.setClock(noon + 2 * minuteMs);
  const again = { server: shop.other, key: 'lost' };
  expect(await send(cook, 'POST', 'sold-out', body, again)).toMatchObject({ status: 204 });
  expect((await send(cook, 'POST', 'sold-out', body)).status).toBe(422);
});

test('each change is in the audit list with who made it', async () => {
  const rosa = await createTestStaff(shop.server, { role: 'manager' });
  await change(rosa, { kind: 'pause', end: { kind: 'today' } });
  await send(rosa, 'POST', 'sold-out', { items: [{ ...burger, end: { kind: 'open' } }] });
  expect(
    await shop.owner.rows(
      'burger',
      'select kind, store_id, subject from counter_actions where staff_id = $1 order by kind',
      [rosa.staffId],
    ),
  ).toEqual([
    { kind: 'store.pause', store_id: 1, subject: 'pause' },
    { kind: 'store.soldOut', store_id: 1, subject: 'product:1' },
  ]);
});

test('an end that is over, a pause without an end and hours that close before they open are refused', async () => {
  const wrong = [
    { kind: 'pause', end: { kind: 'at', at: instant(noon - 1) } },
    { kind: 'pause', end: { kind: 'open' } },
    { kind: 'busy', minutes: 20, end: { kind: 'open' } },
    { kind: 'hours', date: '2026-11-20', hours: { kind: 'closed' } },
    { kind: 'hours', date: '2026-11-22', hours: { kind: 'from', opens: '20:00', closes: '19:00' } },
  ];
  for (const fact of wrong)
    expect(await change(manager, fact)).toMatchObject({ status: 422, body: { code: 1007 } });
  const unknown = [{ kind: 'product', id: 999, end: { kind: 'open' } }];
  expect((await soldOut(unknown)).status).toBe(422);
});
