import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { expect, test } from 'vitest';
import { makeCard } from './make-card.ts';
import { cardMenu } from './card-menu.ts';

const noon = Date.UTC(2026, 10, 20, 15);
const at = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString();
const money = (amount: number) => amount as BoardCard['total'];
const cash = { total: money(5_990), toCollect: money(5_990) };
const paid = { total: money(5_990), toCollect: money(0) };

test('an order in the kitchen gets more time and may be cancelled; a new or ended one has no menu', () => {
  const kitchen = makeCard(1, { status: 'preparing', column: 'kitchen', ...cash });
  expect(cardMenu(kitchen, 'crew', noon)).toEqual({
    moreTime: 'kitchen',
    takeBack: null,
    noShow: null,
    cancel: { is: 'yes' },
  });
  expect(cardMenu(makeCard(1), 'crew', noon)).toBeNull();
  const ended = { at: at(0), by: 'operator' } as const;
  expect(cardMenu({ ...kitchen, ended }, 'crew', noon)).toBeNull();
});

test('what was paid is cancelled by a manager, and crew waits before it says that nobody came', () => {
  const ready = makeCard(1, { status: 'ready', column: 'ready', noShowAt: at(15), ...cash });
  expect(cardMenu(ready, 'crew', noon)?.noShow).toEqual({
    who: 'pickup',
    may: { is: 'later', at: at(15) },
  });
  expect(cardMenu(ready, 'crew', noon + 15 * 60_000)?.noShow?.may).toEqual({ is: 'yes' });
  expect(cardMenu(ready, 'manager', noon)?.noShow?.may).toEqual({ is: 'yes' });
  const menu = cardMenu({ ...ready, ...paid }, 'crew', noon);
  expect([menu?.cancel.is, menu?.noShow?.may.is]).toEqual(['managerOnly', 'managerOnly']);
});

test('a move is offered to be taken back until its time', () => {
  const ready = makeCard(1, { status: 'ready', column: 'ready', takeBackUntil: at(10), ...cash });
  expect(cardMenu(ready, 'crew', noon)?.takeBack).toBe('ready');
  expect(cardMenu(ready, 'crew', noon + 11 * 60_000)?.takeBack).toBeNull();
});

test('what a courier brings gets no more time on its way, what the store brings does', () => {
  const way = makeCard(1, {
    status: 'inTransit',
    column: 'onTheWay',
    dispatchMethod: 'store_delivery',
    ...cash,
  });
  expect(cardMenu(way, 'crew', noon)?.moreTime).toBe('way');
  expect(cardMenu({ ...way, broughtBy: 'courier' }, 'crew', noon)?.moreTime).toBeNull();
});
