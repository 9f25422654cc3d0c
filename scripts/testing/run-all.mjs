import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../say.mjs';
import { stages } from './stages.mjs';

/** All stages, whatever fails; the last line counts the tests of all of them (`N passed, N failed`). */
process.env.CI = 'true';
const reports = mkdtempSync(join(tmpdir(), 'comanda-test-'));
const results = [];
for (const stage of stages) results.push({ name: stage.name, ...(await runStage(stage)) });
rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
report();
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runStage(stage) {
  say(`\n── ${stage.name}`);
  const begun = performance.now();
  const counts = await stage.run(reports).catch((error) => {
    say(error.message);
    return { passed: 0, failed: 1 };
  });
  return { ...counts, seconds: (performance.now() - begun) / 1_000 };
}

function report() {
  say('');
  for (const { name, failed, flaky, seconds } of results)
    say(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s${flaky ? `  (${flaky} flaky)` : ''}`);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
