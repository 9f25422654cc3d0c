import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { StoreMenuFacts } from './live-store.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { callApi, orderPayload, postTestOrder } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers([testShop('burger'), testShop('sushi')]);
const burger = 'burger' as TenantId;
let boss: TestStaff;
let rival: TestStaff;

beforeAll(async () => {
  boss = await createTestStaff(shop.server, { role: 'owner' });
  rival = await createTestStaff(shop.server, { role: 'manager' });
});
afterEach(async () => {
  await shop.owner.rows('burger', 'delete from menu_versions');
  for (const { deps } of [shop.server, shop.other])
    deps.menus.onChange({ tenantId: burger, kind: 'menu', id: '' });
});

const newKey = (): string => crypto.randomUUID();
type Draft = { based_on: number; edits: object[]; note?: string };
const post = (
  who: TestStaff,
  path: string,
  body: object,
  { server = shop.server, key = newKey() } = {},
) => writeAsStaff(server, who, ['POST', path, body], key);
const publish = (who: TestStaff, draft: Draft, options = {}) =>
  post(who, 'stores/1/menu', { note: '', ...draft }, options);
const restore = (who: TestStaff, number: number, basedOn: number) =>
  post(who, 'menu/versions', { number, based_on: basedOn });

const item = (kind: 'product' | 'modifier', id: number, storeId: number | null = null) => ({
  menu_id: 1,
  kind,
  id,
  store_id: storeId,
});
const price = (value: number | null, id = 1) => ({ ...item('product', id), field: 'price', value });
const name = (value: string, id = 1) => ({ ...item('product', id), field: 'name', value });

const menuAt = async ({ deps }: OrderServer): Promise<Menu> => {
  const menu = (await deps.menus.tenant(burger))?.menu(1);
  if (!menu) throw new Error('no menu');
  return menu;
};
const storeAt = async ({ deps }: OrderServer): Promise<StoreMenuFacts> => {
  const facts = await deps.menus.storeFacts(burger, 1 as StoreId);
  if (!facts) throw new Error('no store');
  return facts;
};
const dishAt = async (server: OrderServer, id = 1) =>
  (await menuAt(server)).products.find((dish) => dish.id === id);
const read = (path: string) => callApi(shop.server, path, { headers: boss.headers });

test('a published draft is sold at once on every server: its name, price, option and availability', async () => {
  const before = await menuAt(shop.server);
  const edits = [
    price(6_490),
    name('  Brasa Doble  '),
    { ...item('product', 1), field: 'description', value: 'Con queso' },
    { ...item('modifier', 20), field: 'price', value: 1_500 },
    { ...item('product', 2), field: 'isAvailable', value: false },
  ];
  expect(await publish(boss, { based_on: 0, edits })).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
  const edited = { name: 'Brasa Doble', price: 6_490, description: 'Con queso' };
  expect(await dishAt(shop.server)).toMatchObject(edited);
  await expect.poll(() => dishAt(shop.other)).toMatchObject(edited);
  const menu = await menuAt(shop.server);
  expect(menu.version).toBeGreaterThan(before.version);
  expect(menu.modifierGroups[1]?.modifiers[0]).toMatchObject({ id: 20, price: 1_500 });
  expect([...(await storeAt(shop.server)).index.disabledProducts.values()]).toEqual([
    { deactivatableType: 'Product', deactivatableId: 2, endDate: null, source: 'counter' },
  ]);
});

test('a value that equals the folder’s is no edit, and a draft that changes nothing is refused', async () => {
  await publish(boss, { based_on: 0, edits: [price(6_490)] });
  await publish(boss, { based_on: 1, edits: [price(5_990), name('Brasa Doble')] });
  const { body } = await read('/v1/counter/stores/1/menu');
  expect(body).toMatchObject({ version: 2, edits: [{ field: 'name', value: 'Brasa Doble' }] });
  expect(body.edits).toHaveLength(1);
  expect(await publish(boss, { based_on: 2, edits: [price(5_990)] })).toMatchObject({
    status: 422,
    body: { code: 1007, metadata: { field: 'edits' } },
  });
});

test('of two publications at once one wins, and the other is refused whole', async () => {
  const drafts = [boss, rival].map((who, at) =>
    publish(
      who,
      { based_on: 0, edits: [price(6_000 + at), name(`Brasa ${at}`)] },
      { server: at === 0 ? shop.server : shop.other },
    ),
  );
  const answers = await Promise.all(drafts);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers[1 - winner]?.body).toMatchObject({ code: 1004, metadata: { version: 1 } });
  expect(await dishAt(shop.server)).toMatchObject({
    price: 6_000 + winner,
    name: `Brasa ${winner}`,
  });
});

test('a reader during publications sees each version whole, never half a menu', async () => {
  const ids = [1, 2, 3, 4];
  const versionOf = (version: number) => ids.map(() => 5_000 + version).join(' ');
  const pricesAt = async (server: OrderServer) =>
    (await menuAt(server)).products.slice(0, 4).map((dish) => dish.price);
  const first = (await pricesAt(shop.server)).join(' ');
  const seen = new Set<string>();
  let isDone = false;
  const read = async (): Promise<void> => {
    while (!isDone) {
      for (const server of [shop.server, shop.other]) seen.add((await pricesAt(server)).join(' '));
      await new Promise(setImmediate);
    }
  };
  const reading = read();
  for (let version = 0; version < 12; version += 1) {
    const edits = ids.map((id) => price(5_000 + version, id));
    expect((await publish(boss, { based_on: version, edits })).status).toBe(200);
  }
  await expect.poll(async () => (await pricesAt(shop.other)).join(' ')).toBe(versionOf(11));
  isDone = true;
  await reading;
  const whole = new Set([first, ...Array.from({ length: 12 }, (_, version) => versionOf(version))]);
  expect([...seen].filter((prices) => !whole.has(prices))).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
});

test('an order that was decided before a publication is decided again, although the server was not told', async () => {
  const deaf = await startOrderServer(shop.database.appUrl);
  try {
    let isAsked = false;
    deaf.deps.menus.onChange = ((onChange) => (changed) => {
      if (changed.kind === 'store' || (changed.kind === 'menu' && !isAsked)) return;
      onChange(changed);
    })(deaf.deps.menus.onChange);
    expect((await postTestOrder(deaf, shop.guest, orderPayload(), newKey())).status).toBe(202);
    expect((await publish(boss, { based_on: 0, edits: [price(6_490)] })).status).toBe(200);
    expect(await dishAt(deaf)).toMatchObject({ price: 5_990 });
    isAsked = true;
    const refused = await postTestOrder(deaf, shop.guest, orderPayload(), newKey());
    expect(refused.body).toMatchObject({ code: 1007, metadata: { reason: 'TOTAL_CHANGED' } });
    const agreed = orderPayload({ expected_total: 6_490 });
    expect((await postTestOrder(deaf, shop.guest, agreed, newKey())).status).toBe(202);
  } finally {
    await deaf.close();
  }
});

test('the same key publishes once', async () => {
  const key = newKey();
  const draft = { based_on: 0, edits: [price(6_490)] };
  const first = await publish(boss, draft, { key });
  expect(await publish(boss, draft, { key })).toEqual(first);
  expect(await shop.owner.rows('burger', 'select from menu_versions')).toHaveLength(1);
});

test('a value that the folder would refuse is refused, and nothing of the draft is published', async () => {
  const refused = async (edit: object, metadata: object) =>
    expect(await publish(boss, { based_on: 0, edits: [price(100, 2), edit] })).toMatchObject({
      status: 422,
      body: { metadata },
    });
  await refused(name('   '), { kind: 'product', id: 1, field: 'name' });
  await refused(name('dos\nlíneas'), { kind: 'product', id: 1, field: 'name' });
  await refused(price(200_000_000), { kind: 'product', id: 1, field: 'price' });
  await refused(
    { ...item('product', 1), field: 'discountPrice', value: 5_990 },
    { kind: 'product', id: 1, field: 'discountPrice' },
  );
  await refused(
    { ...item('product', 1, 1), field: 'discountPrice', value: 5_990 },
    {
      kind: 'product',
      id: 1,
      field: 'discountPrice',
    },
  );
  await refused(name('Nuevo', 99), { field: 'edits', ids: [99] });
  await refused(price(null), { field: 'edits', ids: [1] });
  await refused({ ...name('Otra'), menu_id: 2 }, { field: 'edits' });
  expect(await dishAt(shop.server, 2)).toMatchObject({ price: 2_990 });
  expect(await shop.owner.rows('burger', 'select from menu_versions')).toEqual([]);
});

test('crew edits nothing, and a manager of one store sets prices of that store alone', async () => {
  const crew = await createTestStaff(shop.server);
  const local = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
  const elsewhere = await createTestStaff(shop.server, {
    role: 'manager',
    storeIds: [2 as StoreId],
  });
  const own = { ...item('product', 1, 1), field: 'price', value: 7_000 };
  expect((await publish(crew, { based_on: 0, edits: [own] })).status).toBe(403);
  expect((await publish(local, { based_on: 0, edits: [price(1)] })).status).toBe(403);
  expect((await publish(local, { based_on: 0, edits: [own, price(1)] })).status).toBe(403);
  expect((await publish(elsewhere, { based_on: 0, edits: [own] })).status).toBe(404);
  expect((await publish(local, { based_on: 0, edits: [own] })).status).toBe(200);
  expect((await storeAt(shop.server)).index.priceByProduct.get(1)).toMatchObject({
    price: 7_000,
  });
  expect(await dishAt(shop.server)).toMatchObject({ price: 5_990 });
  expect((await restore(local, 0, 1)).status).toBe(403);
});

test('another brand’s staff reaches no menu of this one', async () => {
  const stranger = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  expect((await publish(stranger, { based_on: 0, edits: [price(1)] })).status).toBe(200);
  expect(await dishAt(shop.server)).toMatchObject({ price: 5_990 });
  const headers = { ...stranger.headers, 'x-tenant': 'burger' };
  const crossed = await callApi(shop.server, '/v1/counter/stores/1/menu', { headers });
  expect(crossed.status).toBeGreaterThanOrEqual(400);
  const { body } = await read('/v1/counter/menu/versions');
  expect(body.versions).toEqual([]);
});

test('versions say who changed what, and an earlier one holds again as a new one', async () => {
  await publish(boss, { based_on: 0, edits: [price(6_490)], note: ' Precios de verano ' });
  await publish(rival, { based_on: 1, edits: [price(6_990), name('Brasa Doble')] });
  const { body } = await read('/v1/counter/menu/versions');
  expect(body.versions).toMatchObject([
    {
      number: 2,
      by: 'Rosa Pinto',
      changes: [
        { field: 'price', name: 'Brasa Clásica', before: 6_490, value: 6_990 },
        { field: 'name', before: 'Brasa Clásica', value: 'Brasa Doble' },
      ],
    },
    { number: 1, note: 'Precios de verano', changes: [{ before: 5_990, value: 6_490 }] },
  ]);
  expect((await restore(boss, 1, 1)).status).toBe(409);
  expect((await restore(boss, 7, 2)).status).toBe(404);
  expect((await restore(boss, 1, 2)).body).toEqual({ version: 3 });
  expect(await dishAt(shop.server)).toMatchObject({ price: 6_490, name: 'Brasa Clásica' });
  expect((await restore(boss, 0, 3)).body).toEqual({ version: 4 });
  expect(await dishAt(shop.server)).toMatchObject({ price: 5_990 });
  const actions = await read('/v1/counter/actions?kind=menu.restore');
  expect(actions.body.actions).toHaveLength(2);
});
