import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { brandDraftShop, draftCalls, setEdit } from '../testing/brand-draft-shop.ts';
import { callCounter } from '../testing/counter-staff.ts';
import { freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import {
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postTestOrder,
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

const set = (field: string, value: unknown) => ({
  ...{ file: 'coupons.json', list: 'coupons', id: 1, parent: null },
  ...{ op: 'set', field, value: JSON.stringify(value) },
});
const coupons = async (server: OrderServer = shop.server): Promise<ReadonlyMap<string, Coupon>> =>
  (await server.deps.menus.tenant(burger))?.coupons ?? new Map();
const coupon = async (code: string, server?: OrderServer) => (await coupons(server)).get(code);
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
  expect((await save([set(code, value)])).body).toMatchObject({ conflicts: [] });
  const { body } = await publish();
  expect(body).toEqual({ version: expect.any(Number) });
  return body.version;
}

const half = { name: 'Mitad', discount: { kind: 'percent', value: 50 } };

test('a coupon is made by the draft, shoppers use it on every server, and its placed order keeps it', async () => {
  const ana = await createTestUser(shop.server);
  await save([set('NUEVO', half)]);
  expect(await price(ana, 'NUEVO')).toMatchObject({ description: 'INVALID_COUPON_CODE' });
  expect((await publish()).status).toBe(200);
  expect(await price(ana, 'nuevo')).toMatchObject({ subtotal: 5_980, discount: 2_990 });
  await expect.poll(async () => (await price(ana, 'NUEVO', shop.other)).discount).toBe(2_990);
  const placed = await placeTestOrder(shop.server, ana, orderBody('NUEVO', 2_990));
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
  ['an invitation', { invitation: { prefix: 'AMIGO' } }, { description: 'INVALID_COUPON_CODE' }],
])('%s is a rule that the draft sets, and it holds in prices', async (_name, rule, expected) => {
  const ana = await createTestUser(shop.server);
  await put('REGLA', { ...half, ...rule });
  const priced = await price(ana, 'REGLA');
  expect(priced).toMatchObject({ subtotal: 5_980, ...expected });
  const fields = Object.keys({ ...half, ...rule });
  await save(fields.map((field) => set(`REGLA/${field}`, { ...half, ...rule }[field as 'name'])));
});
