import { join } from 'node:path';
import { runTool } from '../setup/run-tool.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/** A check has no tests of its own: it adds nothing when it passes and one failure when it does not. */
const check = (name) => ({
  name,
  run: async () => ({ passed: 0, failed: (await runTool('npm', ['run', '--silent', name])) === 0 ? 0 : 1 }),
});

const vitest = (name) => ({
  name,
  run: async (reports) => {
    const report = join(reports, `${name}.json`);
    const code = await runTool('npm', [
      'run',
      '--silent',
      name,
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return agree(code, vitestCounts(report));
  },
});

const stories = {
  name: 'e2e',
  run: async (reports) => {
    const report = join(reports, 'e2e.json');
    const code = await runTool('npm', ['run', '--silent', 'e2e', '--', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    return agree(code, playwrightCounts(report));
  },
};

/** In the order of their speed. Each is an npm script too, and runs alone. */
export const stages = [check('types'), check('lint'), check('deps'), check('format'), vitest('unit'), vitest('server-test'), stories];

/** A runner that failed without a failed test, or found no test at all, has failed once. */
function agree(code, { passed, failed, flaky = 0 }) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, flaky };
}
