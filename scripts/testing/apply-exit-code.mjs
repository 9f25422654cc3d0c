/**
 * Corrects a runner's counts by its exit code: a runner that failed without a failed test, or found
 * no test at all, counts as one failure.
 */
export function applyExitCode(code, counts) {
  const { passed, failed, flaky = 0, problems = [] } = counts;
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, flaky, problems };
}
