import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.mjs';

function reportOf(content) {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(
    vitestCounts(reportOf({ numPassedTests: 7, numFailedTests: 1, testResults })),
  ).toMatchObject({ passed: 7, failed: 2 });
});

test('a story that passed on a retry counts as passed and flaky; an error outside of the stories counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  const specs = [
    {
      title: 'a guest orders',
      file: 'pickup.story.ts',
      line: 5,
      tests: [{ projectName: 'phone', status: 'unexpected', results: [] }],
    },
    {
      title: 'a guest waits',
      file: 'pickup.story.ts',
      line: 9,
      tests: [{ projectName: 'phone', status: 'expected', results: [] }],
    },
  ];
  const report = { stats, suites: [{ suites: [{ specs }] }], errors: [{ message: 'no stack' }] };
  expect(playwrightCounts(reportOf(report))).toEqual({
    passed: 7,
    failed: 2,
    flaky: 2,
    problems: ['failed  [phone] e2e/pickup.story.ts:5 a guest orders'],
  });
});
