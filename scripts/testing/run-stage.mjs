import { existsSync, readFileSync } from 'node:fs';
import { say } from '../say.mjs';
import { runTool } from '../setup/run-tool.mjs';

/** Runs one stage to its end. Answers `{ passed, failed }`; a stage that fails without failed tests counts as one failure. */
export async function runStage({ name, program, args, environment, counts }) {
  say(`\n── ${name}`);
  const begun = performance.now();
  const code = await runTool(program, args, { ...environment, NODE_ENV: 'test' });
  const result = countsOf(counts);
  const failed = code === 0 ? result.failed : Math.max(1, result.failed);
  say(`── ${name}: ${failed === 0 ? 'good' : 'FAILED'} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`);
  return { name, passed: result.passed, failed };
}

const countsOf = (counts) =>
  counts && existsSync(counts.file) ? counts.read(JSON.parse(readFileSync(counts.file, 'utf8'))) : { passed: 0, failed: 0 };
