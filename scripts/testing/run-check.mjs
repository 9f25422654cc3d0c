import { runScript } from '../run-script.mjs';
import { reportResults } from './report-results.mjs';
import { runStages } from './run-stages.mjs';
import { stages } from './stages.mjs';

/** `npm run check`: the daily stages, which need no database and no browser. */
await runScript(async () => {
  process.exitCode = reportResults(
    await runStages(stages.filter(({ isDaily }) => isDaily)),
    [],
    performance.now() / 1_000,
  );
});
