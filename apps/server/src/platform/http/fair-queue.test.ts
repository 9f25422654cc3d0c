import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Collects turns, which run only when the test calls them. */
function heldTurns() {
  const planned: (() => void)[] = [];
  return {
    later: (turn: () => void) => void planned.push(turn),
    planned,
    next: () => planned.shift()?.(),
  };
}

test('a busy tenant is served in shares, and another tenant’s calls are served between them', () => {
  const { later, next } = heldTurns();
  const turns = createFairQueue(later, 3);
  const answered: string[] = [];
  for (let call = 1; call <= 8; call += 1)
    turns.enter('burger', () => answered.push(`burger ${call}`));
  turns.enter('sushi', () => answered.push('sushi 1'));
  expect(answered).toEqual(['burger 1', 'burger 2', 'burger 3', 'sushi 1']);
  next();
  turns.enter('sushi', () => answered.push('sushi 2'));
  expect(answered.slice(4)).toEqual(['burger 4', 'burger 5', 'burger 6', 'sushi 2']);
  next();
  expect(answered.slice(8)).toEqual(['burger 7', 'burger 8']);
});

test('every call is served once and in order, also calls that arrive while others wait', () => {
  const { later, planned, next } = heldTurns();
  const turns = createFairQueue(later, 2);
  const answered: number[] = [];
  for (let call = 0; call < 5; call += 1) turns.enter('burger', () => answered.push(call));
  next();
  turns.enter('burger', () => answered.push(5));
  while (planned.length > 0) next();
  expect(answered).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a tenant that queues a call during its own call does not start twice, and the queue rests when no call waits', () => {
  const { later, planned, next } = heldTurns();
  const turns = createFairQueue(later, 1);
  const answered: string[] = [];
  turns.enter('burger', () => {
    answered.push('first');
    turns.enter('burger', () => answered.push('second'));
  });
  expect(answered).toEqual(['first']);
  while (planned.length > 0) next();
  expect(answered).toEqual(['first', 'second']);
  expect(planned).toEqual([]);
});
