import { runScript } from '../run-script.mjs';
import { chooseStages } from './choose-stages.mjs';
import { reportResults } from './report-results.mjs';
import { runStages } from './run-stages.mjs';
import { stages } from './stages.mjs';

/**
 * `npm test`: all stages, or those that `--from` or `--only` select. The last line counts the tests
 * of all of them (`N passed, N failed`).
 */
await runScript(async () => {
  const chosen = chooseStages(stages, process.argv.slice(2));
  process.env.CI = 'true';
  process.exitCode = reportResults(await runStages(chosen), performance.now() / 1_000);
});
