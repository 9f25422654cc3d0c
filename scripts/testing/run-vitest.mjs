import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { applyExitCode } from './apply-exit-code.mjs';
import { vitestCounts } from './counts.mjs';

/** More failures than this are real, not the effect of a busy machine. */
const secondTries = 3;

/**
 * Runs a Vitest project. Up to three failed tests get a second try: their files run once more,
 * alone. A test that then passes counts as passed and flaky; one that fails again counts as failed.
 */
export async function runVitest(name, { reports, tool }) {
  const first = await runOnce(name, [], { reports, tool });
  if (first.failed === 0 || first.failed > secondTries)
    return applyExitCode(first.code, { ...first, problems: first.failures.map(failedLine) });
  const files = [...new Set(first.failures.map(({ file }) => relative(root, file)))];
  const second = await runOnce(name, files, { reports, tool });
  return afterSecondTry(first, second);
}

async function runOnce(name, files, { reports, tool }) {
  const report = join(reports, `${name}-${files.length === 0 ? 'all' : 'again'}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await tool('npm', ['run', '--silent', name, '--', ...files, ...reporters]);
  return { code, ...vitestCounts(report) };
}

/**
 * Returns the counts of the first run, corrected by the second. A second run with a bad exit code
 * and no failed test is ignored.
 */
export function afterSecondTry(first, second) {
  const isUsable = second.code === 0 || second.failed > 0;
  const failedAgain = (one) =>
    !isUsable ||
    second.failures.some((other) => other.file === one.file && other.name === one.name);
  const failed = first.failures.filter(failedAgain);
  const flaky = first.failures.filter((one) => !failedAgain(one));
  return {
    passed: first.passed + flaky.length,
    failed: failed.length,
    flaky: flaky.length,
    problems: [...failed.map(failedLine), ...flaky.map((one) => `flaky   ${nameOf(one)}`)],
  };
}

const failedLine = (one) => `failed  ${nameOf(one)}`;

const nameOf = ({ file, name }) => `${relative(root, file)} ${name ?? '(could not be read)'}`;
