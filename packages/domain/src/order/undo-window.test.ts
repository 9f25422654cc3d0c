import { expect, test } from 'vitest';
import { isUndoable, undoableUntil, undoWindowMs } from './undo-window.ts';

const end = '2026-11-21T15:30:06.000Z';
const order = { status: 'created', releasedAt: null, undoableUntil: end } as const;

test('a shopper can undo a cash order for six seconds, and no other order', () => {
  expect(undoWindowMs).toBe(6_000);
  expect(undoableUntil('cash', 1_000)).toBe(7_000);
  expect([undoableUntil('card', 1_000), undoableUntil('webpay', 1_000)]).toEqual([null, null]);
});

test('the last millisecond of the window is inside it, and its end is not', () => {
  expect(isUndoable(order, Date.parse(end) - 1)).toBe(true);
  expect(isUndoable(order, Date.parse(end))).toBe(false);
});

test.each([
  ['that its restaurant was notified of', { ...order, releasedAt: '2026-11-21T15:30:01.000Z' }],
  ['that was cancelled', { ...order, status: 'cancelled' } as const],
  ['without a window', { ...order, undoableUntil: null }],
])('an order %s cannot be undone', (_which, facts) => {
  expect(isUndoable(facts, Date.parse(end) - 1)).toBe(false);
});
