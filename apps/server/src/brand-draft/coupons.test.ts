import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { brandDraftShop, draftCalls, setCoupon, setEdit } from '../testing/brand-draft-shop.ts';
import { freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import {
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { createTestUser } from '../testing/test-user.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const lena20 = {
  code: 'lena20',
  name: '20 % en tu pedido',
  discount: { kind: 'percent', value: 20 },
};
const shop = brandDraftShop((folder) => {
  folder['coupons.json'] = [lena20];
  folder['companies.json'] = [{ id: 1, name: 'Andes', domains: ['andes.example'] }];
});
const { read, draft, save, publish, restore } = draftCalls(shop, 'coupons');
const menu = draftCalls(shop);
const burger = 'burger' as TenantId;

const coupons = async (server: OrderServer = shop.server): Promise<ReadonlyMap<string, Coupon>> =>
  (await server.deps.menus.tenant(burger))?.coupons ?? new Map();
const coupon = async (code: string, server?: OrderServer) => (await coupons(server)).get(code);
/** The coupons in the database, which a test changed past the servers. */
const storedCodes = () => shop.owner.rows('burger', 'select code from coupons order by code');
const fileText = async (): Promise<string> =>
  (
    await shop.owner.rows(
      'burger',
      `select content from tenant_sources where path = 'coupons.json'`,
    )
  )[0]?.['content'] ?? '';

/** Portions of $2.990. */
const fries = (quantity: number) => ({ key: 'f', product_id: 3, quantity });
const price = async (who: Guest, code: string, server = shop.server) => {
  const { body } = await callApi(server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: guestHeaders(who),
    body: {
      cart: { store_id: 1, dispatch_method: 'in_store', items: [fries(2)] },
      coupon: code,
      payment_method: 'cash',
    },
  });
  return body;
};
const orderBody = (code: string, total: number) =>
  orderPayload({
    items_attributes: [fries(2)],
    coupon: { code, payment_method: 'cash' },
    expected_total: total,
  });

/** Publishes a coupon that the draft makes or changes; null: it is removed. */
async function put(code: string, value: object | null): Promise<number> {
  expect((await save([setCoupon(code, value)])).body).toMatchObject({ conflicts: [] });
  const { body } = await publish();
  expect(body).toEqual({ version: expect.any(Number) });
  return body.version;
}

const half = { name: 'Mitad', discount: { kind: 'percent', value: 50 } };

test('a coupon is made by the draft, shoppers use it on every server, and its placed order keeps it', async () => {
  const ana = await createTestUser(shop.server);
  await save([setCoupon('NUEVO', half)]);
  expect(await price(ana, 'NUEVO')).toMatchObject({ description: 'INVALID_COUPON_CODE' });
  expect((await publish()).status).toBe(200);
  expect(await price(ana, 'nuevo')).toMatchObject({ subtotal: 5_980, discount: 2_990 });
  await expect.poll(async () => (await price(ana, 'NUEVO', shop.other)).discount).toBe(2_990);
  const placed = await placeTestOrder(shop.server, ana, orderBody('NUEVO', 2_990));
  const { versions } = (await read('brand/coupons/versions')).body;
  expect(versions).toMatchObject([{ by: 'Rosa Pinto' }, { source: 'folder', by: null }]);
  await put('NUEVO', null);
  expect(await price(ana, 'NUEVO')).toMatchObject({ description: 'INVALID_COUPON_CODE' });
  const kept = await callApi(shop.server, `/v1/orders/${placed.id}`, {
    headers: guestHeaders(ana),
  });
  expect(kept.body).toMatchObject({ discount: 2_990, coupon: { code: 'NUEVO' } });
});

test.each<[string, object, object]>([
  [
    'a percentage with a maximum',
    { discount: { kind: 'percent', value: 50, maximum: 1_000 } },
    { discount: 1_000 },
  ],
  ['a percentage with decimals', { discount: { kind: 'percent', value: 12.5 } }, { discount: 748 }],
  ['an amount', { discount: { kind: 'amount', value: 1_500 } }, { discount: 1_500 }],
  ['a free dish', { discount: { kind: 'product', productId: 3 } }, { discount: 2_990 }],
  [
    'a cheaper dish',
    { discount: { kind: 'product', productId: 3, quantity: 2, percent: 10 } },
    { discount: 598 },
  ],
  ['free delivery', { discount: { kind: 'delivery' } }, { description: 'COUPON_DISPATCH_METHOD' }],
  ['its categories', { on: { categoryIds: [1] } }, { description: 'INVALID_CATEGORY_COUPON' }],
  ['its dishes', { on: { productIds: [4] } }, { description: 'COUPON_OFFER_NOT_PRESENT' }],
  ['dishes without an offer', { on: { notDiscounted: true } }, { discount: 2_990 }],
  [
    'what the cart must hold',
    { requires: [{ productIds: [3], quantity: 3 }] },
    { description: 'RULE_NOT_COMPLETED' },
  ],
  ['its start', { startsAt: '2030-01-01 00:00' }, { description: 'COUPON_NOT_AVAILABLE' }],
  ['its end', { endsAt: '2020-01-01 00:00' }, { description: 'COUPON_EXPIRED' }],
  [
    'its weekdays',
    { hours: [{ days: [1], from: '00:00', to: '23:59' }] },
    { description: 'COUPON_NOT_AVAILABLE' },
  ],
  ['the smallest bill', { minimumBill: 10_000 }, { description: 'COUPON_WITH_MINIMUM_BILL' }],
  ['the first purchase', { firstPurchase: true }, { discount: 2_990 }],
  [
    'the way to get it',
    { dispatchMethod: 'store_delivery' },
    { description: 'COUPON_DISPATCH_METHOD' },
  ],
  ['the payment methods', { paymentMethods: ['card'] }, { description: 'COUPON_PAYMENT_METHOD' }],
  ['the platform', { platforms: ['app'] }, { description: 'COUPON_PLATFORM_ERROR' }],
  [
    'the stores',
    { storeIds: [2] },
    { description: 'COUPON_NOT_AVAILABLE', metadata: { stores: ['Local 2'] } },
  ],
  [
    'the companies',
    { companyIds: [1] },
    { description: 'COUPON_CANNOT_BE_USED_BY_USER', metadata: { companies: ['Andes'] } },
  ],
  ['a coupon that is off', { enabled: false }, { description: 'COUPON_NOT_AVAILABLE' }],
  [
    'an invitation, which has codes of its own',
    { invitation: { prefix: 'AMIGO' } },
    { description: 'INVALID_COUPON_CODE' },
  ],
])('%s is a rule that the draft sets, and it holds in prices', async (_name, rule, expected) => {
  const ana = await createTestUser(shop.server);
  await put('REGLA', { ...half, ...rule });
  const priced = await price(ana, 'REGLA');
  expect(priced).toMatchObject({ subtotal: 5_980, ...expected });
  await put('REGLA', null);
});

test('uses stay when a coupon changes, goes and comes back, and its limits hold in orders', async () => {
  const [ana, luis] = [await createTestUser(shop.server), await createTestUser(shop.server)];
  await put('LIMITE', { ...half, maxUses: 2, maxUsesPerUser: 1 });
  await placeTestOrder(shop.server, ana, orderBody('LIMITE', 2_990));
  expect(await price(ana, 'LIMITE')).toMatchObject({
    description: 'MAX_COUPON_USES_BY_USER_REACHED',
  });
  await put('LIMITE', { ...half, maxUses: 1 });
  expect(await price(luis, 'LIMITE')).toMatchObject({ description: 'COUPON_MAX_REACHED' });
  await put('LIMITE', null);
  await put('LIMITE', { ...half, maxUses: 2 });
  expect(await price(luis, 'LIMITE')).toMatchObject({ discount: 2_990 });
  await placeTestOrder(shop.server, luis, orderBody('LIMITE', 2_990));
  expect(await price(luis, 'LIMITE')).toMatchObject({ description: 'COUPON_MAX_REACHED' });
  await put('LIMITE', { ...half, firstPurchase: true });
  expect(await price(luis, 'LIMITE')).toMatchObject({ description: 'NOT_FIRST_PURCHASE' });
});

test('an invitation is drafted, each person has a code of it, and there is one', async () => {
  await put('AMIGOS', { ...half, invitation: { prefix: 'AMIGO' } });
  const [ana, luis] = [await createTestUser(shop.server), await createTestUser(shop.server)];
  const mine = await callApi(shop.server, '/v1/users/me', { headers: guestHeaders(ana) });
  const own = mine.body.invitationCode;
  expect(own).toMatch(/^AMIGO[0-9A-Z]{6}$/);
  expect(await price(luis, own)).toMatchObject({ discount: 2_990 });
  await save([setCoupon('OTRA', { ...half, invitation: { prefix: 'OTRO' } })]);
  expect((await publish()).body).toMatchObject({ metadata: { field: 'OTRA/invitation' } });
});

test.each<[string, string, unknown, string]>([
  ['a discount of nothing', 'LENA20/discount/value', 0, 'LENA20/discount/value'],
  [
    'more than everything',
    'LENA20/discount',
    { kind: 'percent', value: 101 },
    'LENA20/discount/value',
  ],
  ['a coupon without a discount', 'VACIO', { name: 'Vacío' }, 'VACIO/discount'],
  ['a coupon without a name', 'VACIO', { discount: half.discount }, 'VACIO/name'],
  ['an unknown rule', 'LENA20/color', 'rojo', 'LENA20/color'],
  [
    'an end before the start',
    'VACIO',
    { ...half, startsAt: '2026-12-01 00:00', endsAt: '2026-11-01 00:00' },
    'VACIO/endsAt',
  ],
  ['a day that is none', 'LENA20/startsAt', '2026-02-30 00:00', 'LENA20/startsAt'],
  ['a dish that is none', 'LENA20/on', { productIds: [3, 99] }, 'LENA20/on/productIds/1'],
  ['a category that is none', 'LENA20/on', { categoryIds: [99] }, 'LENA20/on/categoryIds/0'],
  [
    'a free dish that is none',
    'LENA20/discount',
    { kind: 'product', productId: 99 },
    'LENA20/discount/productId',
  ],
  [
    'more uses of one than of all',
    'VACIO',
    { ...half, maxUses: 1, maxUsesPerUser: 2 },
    'VACIO/maxUsesPerUser',
  ],
  ['a method that no store takes', 'LENA20/paymentMethods', ['webpay'], 'LENA20/paymentMethods/0'],
  [
    'a way that no store of it offers',
    'VACIO',
    { ...half, storeIds: [2], dispatchMethod: 'store_delivery' },
    'VACIO/dispatchMethod',
  ],
  ['a store that is none', 'LENA20/storeIds', [9], 'LENA20/storeIds/0'],
  ['a company that is none', 'LENA20/companyIds', [9], 'LENA20/companyIds/0'],
  [
    'hours that cross',
    'LENA20/hours',
    [1, 1].map(() => ({ days: [1], from: '12:00', to: '16:00' })),
    'LENA20/hours/1',
  ],
  [
    'points without a program',
    'VACIO',
    { ...half, invitation: { prefix: 'VA', reward: { points: 5 } } },
    'VACIO/invitation/reward',
  ],
])('%s is refused with its field, and nothing is published', async (_name, field, value, found) => {
  await shop.owner.rows('burger', `delete from coupons where code = 'AMIGOS'`);
  await shop.owner.rows(
    'burger',
    `update tenant_sources set content = $1 where path = 'coupons.json'`,
    [JSON.stringify([lena20])],
  );
  const before = await storedCodes();
  expect((await save([setCoupon(field, value)])).status).toBe(200);
  const metadata = { list: 'coupons', id: 1, field: found };
  expect((await publish()).body).toMatchObject({ code: 1007, metadata });
  const check = await read('brand/coupons/check');
  expect(check.body.problems).toContainEqual(expect.objectContaining(metadata));
  expect(await storedCodes()).toEqual(before);
  expect(await fileText()).toBe(JSON.stringify([lena20]));
});

test.each([
  ['of no code', setCoupon('CON ESPACIO', half)],
  ['of a code in small letters', setCoupon('lena20', half)],
  ['of the code itself', setCoupon('LENA20/code', 'OTRO')],
  ['of a coupon that is a text', setCoupon('LENA20', 'veinte')],
  ['of the menu', setEdit({ id: 1 }, 'name', 'Otro')],
  [
    'that removes the list',
    { file: 'coupons.json', list: 'coupons', id: 1, parent: null, op: 'remove' },
  ],
])('an edit %s is none of the coupons', async (_name, edit) => {
  const refusal = await save([edit]);
  expect(refusal.body).toMatchObject({ code: 1007, metadata: { field: 'edits[0]' } });
});

test('a field of a coupon that is gone meanwhile is refused, and makes no coupon of that field alone', async () => {
  await save([setCoupon('NUNCA/name', 'Nadie')]);
  expect((await publish()).body).toMatchObject({
    metadata: { list: 'coupons', id: 1, field: 'NUNCA/name' },
  });
});

test('crew, a manager and another brand get nothing of the coupons', async () => {
  const crew = await createTestStaff(shop.server, { role: 'crew' });
  const sushi = await createTestStaff(shop.server, { tenant: 'sushi', role: 'owner' });
  const { version } = await draft();
  for (const call of ['draft', 'check', 'versions', 'preview?kind=page&store_id=1'])
    for (const who of [shop.rival, crew])
      expect((await read(`brand/coupons/${call}`, who)).body).toMatchObject({ code: 1006 });
  for (const who of [shop.rival, crew])
    expect((await save([setCoupon('MIO', half)], { who })).body).toMatchObject({ code: 1006 });
  const body = { based_on: version, revision: 0, note: '' };
  for (const who of [shop.rival, crew])
    expect(
      (await writeAsStaff(shop.server, who, ['POST', 'brand/coupons/versions', body])).body,
    ).toMatchObject({ code: 1006 });
  await save([setCoupon('MIO', half)]);
  expect((await read('brand/coupons/draft', sushi)).status).toBe(404);
  expect((await draft()).edits).toHaveLength(1);
});

test('two owners: other fields of one coupon join, the same field is a conflict', async () => {
  const luis = await createTestStaff(shop.server, { role: 'owner' });
  await put('DOS', half);
  await save([setCoupon('DOS/maxUses', 10)]);
  const late = await save([setCoupon('DOS/maxUses', 20), setCoupon('DOS/minimumBill', 5_000)], {
    who: luis,
  });
  const key = 'coupons.json coupons - 1 set DOS/maxUses';
  expect(late.body.conflicts).toEqual([{ key, value: '10', by: 'Rosa Pinto' }]);
  const knowing = await save([setCoupon('DOS/maxUses', 20)], { who: luis, seen: 10 });
  expect(knowing.body.conflicts).toEqual([]);
  expect((await publish()).status).toBe(200);
  expect(await coupon('DOS')).toMatchObject({ maxUses: 20, minimumBill: 5_000 });
});

test('an owner reads the coupons with what they may be for, and there is no preview', async () => {
  const answer = await draft();
  expect(answer.files.map(({ path }: { path: string }) => path)).toEqual(['coupons.json']);
  expect(answer.couponSubjects).toMatchObject({
    menus: [{ products: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] }],
    stores: [
      { id: 1, name: 'Local 1', paymentMethods: ['cash', 'card'], deliveryFee: 1_990 },
      { id: 2, deliveryFee: null },
    ],
    companies: [{ id: 1, name: 'Andes' }],
  });
  expect((await menu.draft()).couponSubjects).toBeNull();
  const preview = await read('brand/coupons/preview?kind=page&store_id=1');
  expect(preview.body).toMatchObject({ code: 1002 });
});

test('versions say what changed, sections go back one without the other, and what is published already is no way back', async () => {
  const first = await put('VUELTA', half);
  await save([setCoupon('VUELTA/maxUses', 5), setCoupon('LENA20', null)]);
  const { body: second } = await publish();
  const list = (await read('brand/coupons/versions')).body.versions;
  expect(list[0]).toMatchObject({
    number: second.version,
    by: 'Rosa Pinto',
    changes: [
      { name: 'VUELTA', before: null, edit: { field: 'VUELTA/maxUses', value: '5' } },
      { name: 'LENA20', edit: { field: 'LENA20', value: 'null' } },
    ],
  });
  await menu.save([setEdit({ id: 3 }, 'name', 'Papas de hoy')]);
  expect((await menu.publish()).status).toBe(200);
  expect((await restore(first)).status).toBe(200);
  expect(await coupon('VUELTA')).toMatchObject({ maxUses: null });
  expect(await coupon('LENA20')).toBeDefined();
  expect((await menu.dish(3))?.name).toBe('Papas de hoy');
  expect((await menu.restore(first)).status).toBe(404);
  const again = await restore(first);
  expect(again.body).toMatchObject({ code: 1007, metadata: { field: 'edits' } });
});

test('a publication of an older draft is refused, and of two at once one wins', async () => {
  await save([setCoupon('CARRERA', half)]);
  const { version, revision } = await draft();
  await save([setCoupon('CARRERA/maxUses', 3)]);
  expect((await publish({ revision })).body).toMatchObject({ code: 1004 });
  expect((await publish({ based_on: version + 1 })).body).toMatchObject({ code: 1004 });
  const { revision: last } = await draft();
  const seen = { based_on: version, revision: last };
  const both = await Promise.all([publish(seen), publish({ ...seen, server: shop.other })]);
  expect(both.map(({ body }) => body.code ?? 'published').toSorted()).toEqual([1004, 'published']);
});

test('a switch of the counter holds over a publication, until the coupon changes its own word', async () => {
  const turn = (isOn: boolean) =>
    writeAsStaff(shop.server, shop.boss, ['POST', 'coupons/APAGADO/switch', { is_on: isOn }]);
  await put('APAGADO', half);
  expect((await turn(false)).status).toBeLessThan(300);
  await put('APAGADO', { ...half, name: 'Otra vez' });
  expect(await coupon('APAGADO')).toMatchObject({ enabled: false, name: 'Otra vez' });
  expect(
    JSON.parse(await fileText()).find(({ code }: { code: string }) => code === 'APAGADO'),
  ).not.toHaveProperty('enabled');
  await put('APAGADO', { ...half, enabled: false });
  await put('APAGADO', half);
  expect((await coupon('APAGADO'))?.enabled).toBe(true);
});

test('a brand exports its coupons, imports them into an empty database without a difference, and exports them again', async () => {
  await put('EXPORTA', { ...half, on: { categoryIds: [1] }, companyIds: [1], minimumBill: 5_000 });
  const text = await fileText();
  const folder = await exported();
  expect(await readFile(join(folder, 'coupons.json'), 'utf8')).toBe(text);
  const empty = await freshDatabase();
  const operator = openDatabase({ url: empty.ownerUrl, connections: 1 });
  const taken = await importTenant(operator, folder, new Date(noon).toISOString());
  expect(taken).toMatchObject({ ok: true });
  const again = await mkdtemp(join(tmpdir(), 'comanda-coupons-'));
  await exportTenant(operator, burger, again);
  expect(await readFile(join(again, 'coupons.json'), 'utf8')).toBe(text);
  const stored = await shop.owner.rows(
    'burger',
    'select code, document from coupons order by code',
  );
  expect(
    taken.ok ? taken.value.built.coupons.toSorted((a, b) => (a.code < b.code ? -1 : 1)) : [],
  ).toEqual(stored.map(({ document }) => document));
  await operator.close();
  await empty.drop();
  await rm(folder, { recursive: true });
  await rm(again, { recursive: true });
});

test('a folder with other coupons than the published ones is refused, and one with the same is taken', async () => {
  await put('CARPETA', half);
  const folder = await exported();
  const path = join(folder, 'coupons.json');
  const list = JSON.parse(await readFile(path, 'utf8'));
  const importIt = () => importTenant(shop.operator, folder, new Date(noon).toISOString());
  await writeFile(
    path,
    JSON.stringify(list.filter(({ code }: { code: string }) => code !== 'CARPETA')),
  );
  const refused = await importIt();
  expect(refused.ok ? [] : refused.error).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('would undo it') }),
  ]);
  await writeFile(path, JSON.stringify(list.toReversed()));
  expect(await importIt()).toMatchObject({ ok: true });
  await rm(folder, { recursive: true });
  expect((await draft()).version).toBeGreaterThan(0);
});

async function exported(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-coupons-'));
  await exportTenant(shop.operator, burger, folder);
  return folder;
}
