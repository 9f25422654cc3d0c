import { runScript } from '../run-script.mjs';
import { chooseStages } from './choose-stages.mjs';
import { reportResults } from './report-results.mjs';
import { runStages } from './run-stages.mjs';
import { stages } from './stages.mjs';

/**
 * `npm test`: the stages of each change, or those that `--all`, `--from` or `--only` select. Names
 * the stages that were left out. The last line counts the tests of the others (`N passed, N
 * failed`).
 */
await runScript(async () => {
  const chosen = chooseStages(stages, process.argv.slice(2));
  process.env.CI = 'true';
  const notRun = stages.filter((stage) => !chosen.includes(stage)).map(({ name }) => name);
  process.exitCode = reportResults(await runStages(chosen), notRun, performance.now() / 1_000);
});
