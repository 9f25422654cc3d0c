import { expect, test } from 'vitest';
import type { StaffId } from '../ids.ts';
import { minor } from '../money/money.ts';
import { correctionOf } from './correction.ts';
import type { LineRemoval, removalOutcomes } from './line-removal.ts';

const at = '2026-11-21T15:01:00.000Z';
const removal = (outcome: (typeof removalOutcomes)[number] | null): LineRemoval => ({
  ...{ id: 'a', lines: [{ line: 1, quantity: 2 }], amount: minor(5_990), way: 'due' },
  ...{ reason: 'soldOut', staffId: 'rosa' as StaffId, askedAt: at },
  answer: outcome === null ? null : { outcome, wish: null, at },
});
const products = [
  { name: 'Brasa', quantity: 1 },
  { name: 'Papas', quantity: 3 },
];

test.each(['accepted', 'byPhone'] as const)(
  'a removal that was agreed (%s) changes its own units alone',
  (outcome) => {
    expect(correctionOf([removal(outcome)], 'a', products)).toEqual({
      off: [{ name: 'Papas', quantity: 2 }],
      substitute: null,
    });
  },
);

test('a question that waits, was declined or taken back changes nothing, and neither does an unknown one', () => {
  for (const outcome of [null, 'declined', 'withdrawn', 'gone'] as const)
    expect(correctionOf([removal(outcome)], 'a', products)).toBeNull();
  expect(correctionOf([removal('accepted')], 'b', products)).toBeNull();
});
