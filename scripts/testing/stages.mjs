import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../setup/run-tool.mjs';
import { applyExitCode } from './apply-exit-code.mjs';
import { playwrightCounts } from './counts.mjs';
import { runVitest } from './run-vitest.mjs';
import { slowestStories } from './slowest-stories.mjs';

/**
 * A stage: `{ name, isDaily, isAlone, run }`. `run({ reports, tool })` runs its program with
 * `tool(program, args, environment)`, which returns the exit code. It may leave a report in the
 * folder `reports`, and returns `{ passed, failed }`. `isDaily` stages are those of `npm run
 * check`. An `isAlone` stage runs without any other. An `isWide` stage runs with `--all` and by its
 * name alone.
 */

/** A check has no tests of its own: it counts nothing if it passes and one failure if it fails. */
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

/** Prepares the stories while other stages run: a browser, and the built storefront. */
const build = {
  name: 'build',
  isDaily: false,
  isAlone: false,
  run: async ({ tool }) => ({
    passed: 0,
    failed: (await tool('node', ['scripts/testing/prepare-stories.mjs'])) === 0 ? 0 : 1,
  }),
};

/**
 * The short forms of the benches: each fails if it measures nothing. They need the built apps, and
 * load the machine so much that tests beside them run into their time limits.
 */
const benchSmoke = {
  name: 'bench:smoke',
  isDaily: false,
  isAlone: true,
  run: async ({ reports }) => {
    const report = join(reports, 'bench-smoke.json');
    const environment = { BENCH_SMOKE_REPORT: report };
    const code = await runTool('npm', ['run', '--silent', 'bench:smoke'], environment);
    return applyExitCode(code, JSON.parse(readFileSync(report, 'utf8')));
  },
};

/** Stories of the files whose path matches a pattern. They take longest, and print lines live. */
const stories = (name, pattern, isWide) => ({
  name,
  isDaily: false,
  isAlone: true,
  isWide,
  run: async ({ reports }) => {
    const report = join(reports, `${name}.json`);
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await runTool(
      'npm',
      ['run', '--silent', 'e2e', '--', pattern, '--reporter=list,json'],
      environment,
    );
    return { ...applyExitCode(code, playwrightCounts(report)), slowest: slowestStories(report) };
  },
});

/**
 * The stages in starting order. Each but `build` is an npm script too, and runs by itself.
 * docs/decisions/0166-stories-of-each-change-and-wide-ones.md.
 */
export const stages = [
  check('types'),
  check('lint'),
  build,
  check('deps'),
  check('format'),
  vitest('server-test', false),
  vitest('unit', true),
  benchSmoke,
  stories('e2e', String.raw`e2e/[^/]+\.story`, false),
  stories('e2e-wide', 'e2e/wide/', true),
];
