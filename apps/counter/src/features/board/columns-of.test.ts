import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { withEvent } from '../../counter/board-state.ts';
import { makeTap } from '../../counter/taps/make-tap.ts';
import { makeCard } from './make-card.ts';
import { columnsOf, countOpen } from './columns-of.ts';

const card = makeCard;
const storeId = 1 as StoreId;
const board = (cards: BoardCard[]) => ({
  alerts: { pause: null, busy: null, deliveryOff: null, pickupOff: null },
  printers: { papers: [], trouble: [] },
  now: '2026-11-21T15:00:00.000Z',
  storeName: 'Centro',
  timeZone: 'America/Santiago',
  waitMinutes: 15,
  acceptsAlone: false,
  cards,
});
const none = { pending: [], answered: [] };
const pending = (number: number, column: 'kitchen' | null) => ({
  tap: makeTap({ orderId: card(number).id, column }),
  stage: 'held' as const,
  sendAt: 0,
  ends: null,
});
const numbers = (cards: readonly BoardCard[]) => cards.map(({ number }) => number);

test('a column has the order that is late first on top', () => {
  const columns = columnsOf([card(12), card(3), card(7, { column: 'kitchen' })], none);
  expect(numbers(columns.new)).toEqual([3, 12]);
  expect(numbers(columns.kitchen)).toEqual([7]);
});

test('a card whose action waits stands in its new column, and a rejected one nowhere', () => {
  const columns = columnsOf([card(1), card(2)], {
    ...none,
    pending: [pending(1, 'kitchen'), pending(2, null)],
  });
  expect(columns.new).toEqual([]);
  expect(columns.kitchen).toMatchObject([{ number: 1, pending: 'held' }]);
});

test('an answered move holds its card until the board has the version of the answer', () => {
  const answered = [
    { orderId: card(1).id, column: 'kitchen' as const, version: 2 },
    { orderId: card(2).id, column: null, version: 2 },
  ];
  const before = columnsOf([card(1), card(2)], { ...none, answered });
  expect(before.new).toEqual([]);
  expect(before.kitchen).toMatchObject([{ number: 1, pending: 'sending', alarm: null }]);
  const ready = card(1, { version: 2, column: 'ready' });
  const after = columnsOf([ready, card(2)], { ...none, answered });
  expect(after).toMatchObject({ new: [], kitchen: [], ready: [ready] });
});

test('a cancelled order stands above the others, moves no more, and does not count', () => {
  const ended = { at: '2026-11-21T15:30:00.000Z', by: 'operator' } as const;
  const cards = [card(1), card(2, { lateAt: null, ended })];
  const columns = columnsOf(cards, { ...none, pending: [pending(2, 'kitchen')] });
  expect(numbers(columns.new)).toEqual([2, 1]);
  expect(countOpen(columns.new)).toBe(1);
});

test('an order that did not change stays the same card, also after the whole board came again', () => {
  const [first, second] = [card(1), card(2)] as const;
  const after = withEvent(board([first, second]), {
    kind: 'board',
    storeId,
    board: board([{ ...first }, { ...second, version: 2 }]),
  });
  expect(after?.cards[0]).toBe(first);
  expect(after?.cards[1]).toMatchObject({ version: 2 });
});

test('an older version of an order never replaces a newer one', () => {
  const after = withEvent(board([card(1, { version: 3 })]), {
    kind: 'order',
    storeId,
    now: '2026-11-21T15:00:01.000Z',
    card: card(1, { version: 2 }),
  });
  expect(after?.cards).toMatchObject([{ version: 3 }]);
});
