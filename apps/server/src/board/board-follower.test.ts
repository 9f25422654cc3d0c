import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import type { StaffSession } from '../platform/http/call.ts';
import { createBoardStream, type OrderTexts } from './board-follower.ts';

const orders = (texts: Record<string, string>): OrderTexts => ({
  texts: new Map(Object.entries(texts)),
  joined: Object.values(texts).join('+'),
});
const streamOf = (...ids: number[]) =>
  createBoardStream(
    { storeIds: ids as unknown as StoreId[], session: {} as StaffSession },
    new AbortController().signal,
    { until: Infinity, clock: () => 0 },
  );
function follower() {
  const stream = streamOf(1);
  const [board] = stream.followers;
  if (!board) throw new Error('no follower');
  return Object.assign(board, { texts: () => stream.texts() });
}
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

test('a stream of several stores gives the texts of each, and ends when one of them ends', async () => {
  const stream = streamOf(1, 2);
  const [first, second] = stream.followers;
  const texts = stream.texts();
  second?.giveOrders(orders({ b: 'b1' }));
  expect((await texts.next()).value).toBe('b1');
  first?.giveBoard('board of the first');
  expect((await texts.next()).value).toBe('board of the first');
  second?.end();
  expect((await texts.next()).done).toBe(true);
});
