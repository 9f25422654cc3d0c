import { expect, test } from 'vitest';
import type { StaffId } from '../ids.ts';
import { minor } from '../money/money.ts';
import type { LineRemoval, removalOutcomes } from './line-removal.ts';
import { seeAnswer, unseenAnswer } from './unseen-answer.ts';

const at = '2026-11-21T15:01:00.000Z';
const removal = (
  outcome: (typeof removalOutcomes)[number] | null,
  changes: Partial<LineRemoval> = {},
): LineRemoval => ({
  ...{ id: 'a', lines: [{ line: 0, quantity: 1 }], amount: minor(5_990), way: 'due' },
  ...{ reason: 'soldOut', staffId: 'rosa' as StaffId, askedAt: at },
  answer: outcome === null ? null : { outcome, wish: null, at },
  ...changes,
});

test.each(['accepted', 'declined', 'gone'] as const)(
  'an answer of the shopper (%s) waits until staff has seen it',
  (outcome) => {
    const asked = [removal(outcome)];
    expect(unseenAnswer(asked, 'preparing')).toEqual(asked[0]);
    const seen = seeAnswer(asked, 'a', at) ?? [];
    expect(seen[0]?.answer).toEqual({ outcome, wish: null, at, seenAt: at });
    expect(unseenAnswer(seen, 'preparing')).toBeNull();
    expect(seeAnswer(seen, 'a', at), 'it is seen once').toBeNull();
  },
);

test('nothing waits to be seen while the shopper has not answered, or if staff itself ended the question', () => {
  for (const outcome of [null, 'byPhone', 'withdrawn'] as const) {
    expect(unseenAnswer([removal(outcome)], 'preparing')).toBeNull();
    expect(seeAnswer([removal(outcome)], 'a', at)).toBeNull();
  }
});

test('an answer waits no more once the order has left, or staff has asked again', () => {
  expect(unseenAnswer([removal('declined')], 'ready')).not.toBeNull();
  expect(unseenAnswer([removal('declined')], 'inTransit')).toBeNull();
  const again = [removal('declined'), removal(null, { id: 'b' })];
  expect(unseenAnswer(again, 'preparing')).toBeNull();
});
