import { readFileSync } from 'node:fs';
import { storiesOf } from './stories-of.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Reads Vitest's JSON report as `{ passed, failed, failures }`; `failures` are `{ file, name }`. A
 * file that could not be loaded has no tests: it counts as one failure with a null name.
 */
export function vitestCounts(file) {
  const { numPassedTests, testResults } = readJson(file);
  const failures = testResults.flatMap(failuresOf);
  return { passed: numPassedTests, failed: failures.length, failures };
}

function failuresOf({ name: file, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => ({ file, name: fullName }));
  return status === 'failed' ? [{ file, name: null }] : [];
}

/**
 * Reads Playwright's JSON report as `{ passed, failed, flaky, problems }`. A story that passed only
 * on a retry counts as passed and flaky; an error outside of the stories is a failure. `problems`
 * names the failed and the flaky stories.
 */
export function playwrightCounts(file) {
  const { stats, errors, suites = [] } = readJson(file);
  const problems = suites
    .flatMap(storiesOf)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
    problems: problems.map(
      ({ status, name }) => `${status === 'flaky' ? 'flaky ' : 'failed'}  ${name}`,
    ),
  };
}
