import { expect, test } from 'vitest';
import { caseMenu, caseNow } from '../cases/case-menu.ts';
import { indexMenu } from '../menu/menu-index.ts';
import { minor } from '../money/money.ts';
import { makeOrder } from '../testing/make-order.ts';
import { makePick, productId } from '../testing/make.ts';
import type { OrderProduct } from './order.ts';
import { repeatOrder } from './repeat-order.ts';

const index = indexMenu(caseMenu);
const moment = {
  now: caseNow,
  timeZone: 'America/Santiago',
  dispatch: 'in_store',
  platform: 'web',
} as const;

type Sold = OrderProduct['modifiers'][number];
const option = (id: number, groupId: number, rest: Partial<Sold> = {}): Sold => ({
  id,
  groupId,
  name: 'Opción',
  quantity: 1,
  price: minor(0),
  parentId: null,
  ...rest,
});
const sold = (id: number, rest: Partial<OrderProduct> = {}): OrderProduct => ({
  productId: productId(id),
  name: `Vendido ${id}`,
  quantity: 1,
  unitPrice: minor(100),
  total: minor(100),
  discount: minor(0),
  instructions: '',
  modifiers: [],
  ...rest,
});
const again = (...products: readonly OrderProduct[]) => repeatOrder({ products }, index, moment);

test('lines that are still sold are ordered again unchanged', () => {
  const modifiers = [option(101, 10), option(111, 11), option(122, 12, { parentId: 111 })];
  expect(again(sold(1, { quantity: 2, instructions: 'sin sal', modifiers }), sold(2))).toEqual({
    lines: [
      {
        productId: 1,
        count: 2,
        instructions: 'sin sal',
        picks: [makePick(10, 101), makePick(11, 111), makePick(12, 122, 1, 111)],
      },
      { productId: 2, count: 1, instructions: '', picks: [] },
    ],
    dropped: [],
  });
});

test('a discounted order is repeated as its lines alone, without coupon, points and discounts', () => {
  const coupon = { code: 'LENA20', name: '20 % en hamburguesas' };
  const order = { ...makeOrder(1), coupon, pointsUsed: 300, points: minor(50) };
  const products = [sold(2, { discount: minor(40) })];
  expect(repeatOrder({ ...order, products }, index, moment)).toEqual({
    lines: [{ productId: 2, count: 1, instructions: '', picks: [] }],
    dropped: [],
  });
});

test('lines that are removed, sold out, out of hours or without their option are named, not replaced', () => {
  const missing = again(
    sold(999),
    sold(4),
    sold(8),
    sold(1),
    sold(1, { modifiers: [option(101, 10), option(998, 11)] }),
    sold(2),
  );
  expect(missing.lines.map((line) => line.productId)).toEqual([2]);
  expect(missing.dropped).toEqual([
    'Vendido 999',
    'Vendido 4',
    'Vendido 8',
    'Vendido 1',
    'Vendido 1',
  ]);
});
