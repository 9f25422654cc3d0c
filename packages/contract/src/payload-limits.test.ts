import { maxBodyBytesOf } from '@comanda/domain/limits/payload-limits.ts';
import type { Role } from '@comanda/domain/session/role.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { cartItem } from './carts.ts';
import { setDisableds, setStock } from './integrations.ts';
import { getKitchenOrders } from './kitchen-orders.ts';
import { getOrders } from './orders.ts';

const many = <T>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const takes = (schema: v.GenericSchema, value: unknown): boolean =>
  v.safeParse(schema, value).success;

const line = (modifiers: number, quantity = 1) => ({
  key: 'a',
  productId: 1,
  quantity,
  modifiers: many(modifiers, (id) => ({ id, groupId: 1, quantity: 1, action: 'add' })),
});
const stock = (products: number, units = 1) => ({
  storeId: 1,
  stock: many(products, (productId) => ({ productId, stock: units })),
});
const disabled = (items: number) => ({
  storeId: 1,
  disableds: many(items, (id) => ({
    deactivatableType: 'Product',
    deactivatableId: id,
    endDate: null,
  })),
});

test.each<[string, (more: number) => boolean]>([
  ['60 modifiers of a cart line', (more) => takes(cartItem, line(60 + more))],
  ['99 units of a cart line', (more) => takes(cartItem, line(0, 99 + more))],
  ['2000 stock levels', (more) => takes(setStock.body, stock(2_000 + more))],
  ['1000000 units of stock', (more) => takes(setStock.body, stock(1, 1_000_000 + more))],
  ['2000 switched-off items', (more) => takes(setDisableds.body, disabled(2_000 + more))],
  ['50 orders of a page', (more) => takes(getOrders.query, { limit: 50 + more })],
  [
    '100 kitchen orders of a page',
    (more) => takes(getKitchenOrders.query, { storeId: 1, limit: 100 + more }),
  ],
])('a call has at most %s', (_limit, takesWith) => {
  expect([takesWith(0), takesWith(1)]).toEqual([true, false]);
});

test('a body of a call that a visitor, a guest or a user may make has at most 64 KiB', () => {
  const shoppers: readonly Role[] = ['visitor', 'guest', 'user'];
  const ofShoppers = Object.values<{ name: string; access: readonly Role[] }>(allEndpoints).filter(
    ({ access }) => access.some((role) => shoppers.includes(role)),
  );
  expect(ofShoppers.length).toBeGreaterThan(50);
  for (const { name, access } of ofShoppers) expect(maxBodyBytesOf(access), name).toBe(65_536);
});
