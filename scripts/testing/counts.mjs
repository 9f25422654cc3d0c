import { readFileSync } from 'node:fs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Vitest's JSON report as `{ passed, failed }`. A file that could not even be read has no tests: it counts as one failed. */
export function vitestCounts(file) {
  const { numPassedTests, numFailedTests, testResults } = readJson(file);
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length };
}

/**
 * Playwright's JSON report as `{ passed, failed, flaky }`. What passed at a later try only has passed, and is called flaky;
 * an error outside of the tests is a failure.
 */
export function playwrightCounts(file) {
  const { stats, errors } = readJson(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: stats.flaky };
}
