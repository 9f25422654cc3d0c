import { expect, test } from 'vitest';
import { countProblems } from './rider-problems.ts';

test('the orders whose rider has a problem are counted', () => {
  const [calm, problem] = [{ hasRiderProblem: false }, { hasRiderProblem: true }];
  expect(countProblems([problem, calm, problem])).toBe(2);
});
