import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import type { StaffSession } from '../platform/http/call.ts';
import { createBoardFollower, type OrderTexts } from './board-follower.ts';

const orders = (texts: Record<string, string>): OrderTexts => ({
  texts: new Map(Object.entries(texts)),
  joined: Object.values(texts).join('+'),
});
const follower = () =>
  createBoardFollower(
    { storeId: 1 as StoreId, session: {} as StaffSession },
    new AbortController().signal,
    { until: Infinity, clock: () => 0 },
  );
async function textsOf(board: ReturnType<typeof follower>): Promise<string[]> {
  const texts: string[] = [];
  board.giveOrders(orders({ last: 'last' }));
  for await (const text of board.texts()) {
    texts.push(text);
    if (text.includes('last')) return texts;
  }
  return texts;
}

test('orders that were read together are sent in one piece', async () => {
  const board = follower();
  const texts = board.texts();
  board.giveOrders(orders({ a: 'a1', b: 'b1' }));
  expect((await texts.next()).value).toBe('a1+b1');
});

test('a slow tablet holds the last text of each order only', async () => {
  const board = follower();
  for (const version of [1, 2, 3]) board.giveOrders(orders({ a: `a${version}`, b: `b${version}` }));
  expect(await textsOf(board)).toEqual(['a3', 'b3', 'last']);
});

test('the whole board takes the place of all that waits', async () => {
  const board = follower();
  board.giveOrders(orders({ a: 'a1' }));
  board.giveOrders(orders({ b: 'b1' }));
  board.giveBoard('board');
  expect(await textsOf(board)).toEqual(['board', 'last']);
});
