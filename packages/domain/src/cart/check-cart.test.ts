import { expect, test } from 'vitest';
import { caseMenu, caseNow } from '../cases/case-menu.ts';
import type { SaleMoment } from '../menu/check-availability.ts';
import { indexMenu } from '../menu/menu-index.ts';
import {
  makeCart,
  makeIndex,
  makeLine,
  makePick,
  makePrice,
  makeProduct,
} from '../testing/make.ts';
import { checkCart, maxUnits } from './check-cart.ts';

const index = indexMenu(caseMenu);
const moment: SaleMoment = {
  now: caseNow,
  timeZone: 'America/Santiago',
  dispatch: 'in_store',
  platform: 'web',
};
const rare = makePick(10, 101);

test('a cart of available products has no problem', () => {
  expect(checkCart(makeCart([makeLine(1, 1, [rare]), makeLine(2)]), index, moment)).toEqual([]);
});

test('each unavailable line has its reason, in the order of the cart', () => {
  const lines = [makeLine(4), makeLine(2), makeLine(8), makeLine(999)];
  const monday = { date: '2026-11-23', weekday: 1, inDays: 2, time: null };
  const nothing = { modifiers: [], modifierIds: [], from: null, left: null };
  expect(checkCart(makeCart(lines), index, moment)).toEqual([
    { ...nothing, hash: lines[0]?.hash, productId: 4, name: 'Cordero', reason: 'outOfStock' },
    {
      ...nothing,
      hash: lines[2]?.hash,
      productId: 8,
      name: 'Menú del lunes',
      reason: 'notToday',
      from: monday,
    },
    { ...nothing, hash: lines[3]?.hash, productId: 999, name: '', reason: 'notInMenu' },
  ]);
});

test('an option that is no longer offered is reported by name', () => {
  expect(
    checkCart(makeCart([makeLine(1, 1, [rare, makePick(11, 114)])]), index, moment),
  ).toMatchObject([{ reason: 'picks', modifiers: ['Merkén'], modifierIds: [114] }]);
});

test('an option that left the menu has no name, and its line cannot be bought', () => {
  expect(
    checkCart(makeCart([makeLine(1, 1, [rare, makePick(11, 999)])]), index, moment),
  ).toMatchObject([{ reason: 'picks', modifiers: [], modifierIds: [999] }]);
});

test('all lines of a product share its remaining stock, and the first lines get it first', () => {
  const two = (first: number, second: number) =>
    makeCart([makeLine(10, first), makeLine(10, second, [], 'fría')]);
  expect(checkCart(two(2, 1), index, moment)).toEqual([]);
  const cart = two(2, 2);
  expect(checkCart(cart, index, moment)).toMatchObject([
    { hash: cart.lines[1]?.hash, reason: 'outOfStock', left: 1 },
  ]);
  expect(checkCart(two(3, 1), index, moment)).toMatchObject([{ reason: 'outOfStock', left: 0 }]);
});

const soldUntil = (stock: number, withoutStockUntil: string) =>
  makeIndex({ products: [makeProduct(1)], prices: [makePrice(1, { stock, withoutStockUntil })] });

test('a sold-out product that is back after its stock-back date has no stock count', () => {
  expect(
    checkCart(makeCart([makeLine(1, 9)]), soldUntil(0, '2026-11-20T00:00:00Z'), moment),
  ).toEqual([]);
});

test('stock that remains after the date is counted', () => {
  expect(
    checkCart(makeCart([makeLine(1, 3)]), soldUntil(2, '2026-11-20T00:00:00Z'), moment),
  ).toMatchObject([{ left: 2 }]);
});

test('the present count does not limit an order for after the date', () => {
  const later = {
    ...moment,
    orderedAt: moment.now,
    wait: 15,
    now: Date.parse('2026-11-24T16:00:00Z'),
  };
  const index = soldUntil(2, '2026-11-23T00:00:00Z');
  expect(checkCart(makeCart([makeLine(1, 3)]), index, later)).toEqual([]);
  expect(checkCart(makeCart([makeLine(1, 3)]), index, moment)).toMatchObject([{ left: 2 }]);
});

test('the most units of a line are the stock that the other lines of its product leave, and at least one', () => {
  const cart = makeCart([makeLine(10, 1), makeLine(10, 1, [], 'fría'), makeLine(2)]);
  const mostOf = (at: number): number =>
    maxUnits(cart, cart.lines[at] ?? makeLine(10), index, moment);
  expect([mostOf(0), mostOf(1), mostOf(2)]).toEqual([2, 2, 99]);
  const full = makeCart([makeLine(10, 5), makeLine(10, 1, [], 'fría')]);
  expect(maxUnits(full, full.lines[1] ?? makeLine(10), index, moment)).toBe(1);
});
