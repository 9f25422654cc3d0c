import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { countProblems, noNotice, noticeAfter } from './rider-problems.ts';

const card = (number: number, hasRiderProblem = true) => ({
  id: `order ${number}` as OrderId,
  number,
  hasRiderProblem,
});

test('the orders whose rider has a problem are counted', () => {
  expect(countProblems([card(1), card(2, false), card(3)])).toBe(2);
});

test('a problem that the counter finds when it opens is not new, and one that comes is told once', () => {
  const opened = noticeAfter(noNotice, [card(1)]);
  expect(opened).toMatchObject({ count: 0, number: null });
  const told = noticeAfter(opened, [card(1), card(2)]);
  expect(told).toMatchObject({ count: 1, number: 2 });
  expect(noticeAfter(told, [card(1), card(2)])).toBe(told);
});

test('a problem that was solved is told again when it comes back', () => {
  const opened = noticeAfter(noNotice, []);
  const solved = noticeAfter(noticeAfter(opened, [card(1)]), [card(1, false)]);
  expect(solved).toMatchObject({ count: 1, number: null });
  expect(noticeAfter(solved, [card(1)])).toMatchObject({ count: 2, number: 1 });
});
