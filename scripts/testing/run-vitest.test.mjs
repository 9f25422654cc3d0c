import { describe, expect, test } from 'vitest';
import { afterSecondTry } from './run-vitest.mjs';

const one = { file: 'a.test.ts', name: 'one' };
const two = { file: 'b.test.ts', name: 'two' };
const first = { code: 1, passed: 10, failed: 2, failures: [one, two] };

describe('after a second try', () => {
  test('a test that passes is counted as passed and named as flaky', () => {
    const second = { code: 1, passed: 4, failed: 1, failures: [two] };
    const result = afterSecondTry(first, second);
    expect(result).toMatchObject({ passed: 11, failed: 1, flaky: 1 });
    expect(result.problems.map((line) => line.split(/ +/)[0])).toEqual(['failed', 'flaky']);
  });

  test('a second run that fails without a failed test is ignored', () => {
    expect(afterSecondTry(first, { code: 1, passed: 0, failed: 0, failures: [] })).toMatchObject({
      passed: 10,
      failed: 2,
      flaky: 0,
    });
  });
});
