import { join } from 'node:path';
import { runTool } from '../setup/run-tool.mjs';
import { applyExitCode } from './apply-exit-code.mjs';
import { playwrightCounts } from './counts.mjs';
import { runVitest } from './run-vitest.mjs';
import { slowestStories } from './slowest-stories.mjs';

/**
 * A stage: `{ name, isDaily, isAlone, run }`. `run({ reports, tool })` runs its program with `tool(program, args, environment)`,
 * which answers the exit code, may leave a report in the folder `reports`, and answers `{ passed, failed }`.
 * `isDaily` stages are those of `npm run check`. A stage that `isAlone` shares the machine with no other.
 */

/** A check has no tests of its own: it adds nothing when it passes and one failure when it does not. */
const check = (name) => ({
  name,
  isDaily: true,
  isAlone: false,
  run: async ({ tool }) => ({
    passed: 0,
    failed: (await tool('npm', ['run', '--silent', name])) === 0 ? 0 : 1,
  }),
});

const vitest = (name, isDaily) => ({
  name,
  isDaily,
  isAlone: false,
  run: (tools) => runVitest(name, tools),
});

/** What the stories need and what may be made meanwhile: a browser, and the storefront as it is served. */
const build = {
  name: 'build',
  isDaily: false,
  isAlone: false,
  run: async ({ tool }) => ({
    passed: 0,
    failed: (await tool('node', ['scripts/testing/prepare-stories.mjs'])) === 0 ? 0 : 1,
  }),
};

/** The longest stage shows its lines as they come. */
const stories = {
  name: 'e2e',
  isDaily: false,
  isAlone: true,
  run: async ({ reports }) => {
    const report = join(reports, 'e2e.json');
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await runTool(
      'npm',
      ['run', '--silent', 'e2e', '--', '--reporter=list,json'],
      environment,
    );
    return { ...applyExitCode(code, playwrightCounts(report)), slowest: slowestStories(report) };
  },
};

/** In the order in which they begin. Each is an npm script too, but for `build`, and runs alone. */
export const stages = [
  check('types'),
  check('lint'),
  build,
  check('deps'),
  check('format'),
  vitest('server-test', false),
  vitest('unit', true),
  stories,
];
