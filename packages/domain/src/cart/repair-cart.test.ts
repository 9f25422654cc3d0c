import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseMenu, caseNow } from '../cases/case-menu.ts';
import type { SaleMoment } from '../menu/check-availability.ts';
import { indexMenu } from '../menu/menu-index.ts';
import { makeCart, makeLine, makePick } from '../testing/make.ts';
import type { CartLine } from './cart.ts';
import { checkCart } from './check-cart.ts';
import { repairCart } from './repair-cart.ts';

const index = indexMenu(caseMenu);
const moment: SaleMoment = {
  now: caseNow,
  timeZone: 'America/Santiago',
  dispatch: 'in_store',
  platform: 'web',
};
const rare = makePick(10, 101);

function repaired(lines: readonly CartLine[]) {
  const cart = makeCart(lines);
  const { cart: left, repairs } = repairCart(cart, checkCart(cart, index, moment), index);
  return {
    lines: left.lines.map(({ productId, count, picks }) => ({ productId, count, picks })),
    repairs,
  };
}

test('unavailable lines are removed, and the others stay unchanged', () => {
  const { lines, repairs } = repaired([makeLine(4), makeLine(2), makeLine(999)]);
  expect(lines).toEqual([{ productId: 2, count: 1, picks: [] }]);
  expect(repairs).toMatchObject([
    { kind: 'removed', problem: { name: 'Cordero' } },
    { kind: 'removed', problem: { reason: 'notInMenu' } },
  ]);
});

test('a line loses only its unavailable option', () => {
  const { lines, repairs } = repaired([
    makeLine(1, 2, [rare, makePick(11, 112), makePick(11, 114)]),
  ]);
  expect(lines).toEqual([{ productId: 1, count: 2, picks: [rare, makePick(11, 112)] }]);
  expect(repairs).toMatchObject([{ kind: 'trimmed', problem: { modifiers: ['Merkén'] } }]);
});

test('a line without a required option is removed completely', () => {
  expect(repaired([makeLine(1, 1, [makePick(10, 999)])])).toMatchObject({
    lines: [],
    repairs: [{ kind: 'removed' }],
  });
});

test('a line above the stock is reduced to the stock', () => {
  const { lines, repairs } = repaired([
    makeLine(10, 2),
    makeLine(10, 2, [], 'fría'),
    makeLine(10, 2, [], 'sin pino'),
  ]);
  expect(lines.map(({ count }) => count)).toEqual([2, 1]);
  expect(repairs).toMatchObject([{ kind: 'fewer', count: 1 }, { kind: 'removed' }]);
});

const anyPick = fc.constantFrom(
  rare,
  makePick(11, 111),
  makePick(11, 112, 2),
  makePick(11, 114),
  makePick(12, 122, 1, 111),
  makePick(9, 999),
);
const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    count: fc.integer({ min: 1, max: 5 }),
    picks: fc.uniqueArray(anyPick, { maxLength: 4 }),
  })
  .map(({ id, count, picks }) => makeLine(id, count, id === 1 ? picks : []));

test('every repaired cart can be bought', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLine, { maxLength: 6, selector: (line) => line.hash }),
      (lines) => {
        const cart = makeCart(lines);
        const after = repairCart(cart, checkCart(cart, index, moment), index).cart;
        expect(checkCart(after, index, moment)).toEqual([]);
      },
    ),
  );
});
