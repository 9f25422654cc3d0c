import { expect, test } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

/** Doubles numbers; a call with a negative number fails. */
function gathering() {
  const calls: (readonly number[])[] = [];
  const double = gatherCalls(async (_group: string, items: readonly number[]) => {
    calls.push(items);
    await new Promise(setImmediate);
    if (items.some((item) => item < 0)) throw new Error('refused');
    return items.map((item) => item * 2);
  });
  return { calls, double };
}

test('the first item is called alone at once, and those that come meanwhile together', async () => {
  const { calls, double } = gathering();
  const answers = await Promise.all([1, 2, 3].map((item) => double('burger', item)));
  expect(answers).toEqual([2, 4, 6]);
  expect(calls).toEqual([[1], [2, 3]]);
  expect(await double('burger', 4)).toBe(8);
});

test('groups do not wait for each other, and a failed call fails its own items alone', async () => {
  const { calls, double } = gathering();
  const settled = await Promise.allSettled([
    double('burger', 1),
    double('burger', -2),
    double('burger', 3),
    double('sushi', 4),
  ]);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(calls).toEqual([[1], [4], [-2, 3]]);
  expect(await double('burger', 5)).toBe(10);
});

test('more than a hundred items are called in parts', async () => {
  const { calls, double } = gathering();
  await Promise.all(Array.from({ length: 251 }, (_, item) => double('burger', item)));
  expect(calls.map(({ length }) => length)).toEqual([1, 100, 100, 50]);
});
