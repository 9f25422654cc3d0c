import { expect, test } from 'vitest';
import type { StaffId } from '../ids.ts';
import { minor } from '../money/money.ts';
import { answerRemoval } from './answer-removal.ts';
import type { LineRemoval, RemovalAnswer } from './line-removal.ts';
import { shownRemoval } from './shown-removal.ts';

const asked: LineRemoval = {
  id: 'a',
  lines: [{ line: 0, quantity: 1 }],
  amount: minor(5_990),
  way: 'due',
  reason: 'soldOut',
  staffId: 'rosa' as StaffId,
  askedAt: '2026-11-21T15:00:00.000Z',
  answer: null,
};
const at = '2026-11-21T15:02:00.000Z';
const yes: RemovalAnswer = { outcome: 'accepted', wish: null };
const call: RemovalAnswer = { outcome: 'declined', wish: 'call' };

test('the first answer of a proposal counts, and the same one again changes nothing', () => {
  const answered = { ...asked, answer: { ...yes, at } };
  const input = { id: 'a', answer: yes, at };
  expect(answerRemoval([asked], 'ready', input)).toEqual({ ok: true, value: answered });
  expect(answerRemoval([answered], 'completed', input)).toEqual({ ok: true, value: null });
  const other = { ...input, answer: call };
  expect(answerRemoval([answered], 'ready', other)).toEqual({ ok: false, error: 'answered' });
  expect(answerRemoval([asked], 'inTransit', input)).toEqual({ ok: false, error: 'tooLate' });
  expect(answerRemoval([], 'ready', input)).toEqual({ ok: false, error: 'unknown' });
});

test('the counter sees what waits and its answer until the order leaves, and nothing that was taken back', () => {
  const products = [{ name: 'Papas' }];
  expect(shownRemoval([asked], 'preparing', products)).toMatchObject({
    callAt: '2026-11-21T15:05:00.000Z',
    lines: [{ name: 'Papas', quantity: 1 }],
  });
  expect(shownRemoval([asked], 'inTransit', products)).toBeNull();
  const withdrawn = { ...asked, answer: { outcome: 'withdrawn', wish: null, at } as const };
  expect(shownRemoval([withdrawn], 'preparing', products)).toBeNull();
  expect(shownRemoval([], 'preparing', products)).toBeNull();
});
