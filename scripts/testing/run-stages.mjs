import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../run-script.mjs';
import { runToolQuietly } from '../setup/run-tool.mjs';

/** Two stages at once, because most stages read files half of the time: measured on two cores. */
const sideBySide = 2;

/**
 * Runs all the stages, also after failures: two side by side, started in order, and `isAlone`
 * stages alone. The whole output of a stage is printed when it ends. Returns `{ name, passed,
 * failed, flaky, seconds, slowest }` of each, in the order of the stages.
 */
export async function runStages(stages) {
  const reports = mkdtempSync(join(tmpdir(), 'comanda-test-'));
  try {
    const shared = stages.filter(({ isAlone }) => !isAlone);
    const alone = stages.filter(({ isAlone }) => isAlone);
    const results = await runSideBySide(shared, reports);
    for (const stage of alone) results.set(stage, await runAlone(stage, reports));
    return stages.map((stage) => results.get(stage));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

async function runSideBySide(stages, reports) {
  const results = new Map();
  const waiting = [...stages];
  const runNext = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      results.set(stage, await runQuietly(stage, reports));
  };
  await Promise.all(Array.from({ length: sideBySide }, runNext));
  return results;
}

async function runQuietly(stage, reports) {
  const output = [];
  const result = await timed(
    stage,
    { reports, tool: (...call) => runToolQuietly(output, ...call) },
    (text) => output.push(`${text}\n`),
  );
  print(`\n── ${stage.name} (${result.seconds.toFixed(1)} s)`);
  process.stdout.write(output.join(''));
  return result;
}

async function runAlone(stage, reports) {
  print(`\n── ${stage.name}`);
  return timed(stage, { reports }, print);
}

/**
 * Runs one stage. A stage that throws, for instance because its report is missing, counts as one
 * failure.
 */
async function timed(stage, tools, printError) {
  const startedAt = performance.now();
  const counts = await stage.run(tools).catch((error) => {
    printError(error.message);
    return { passed: 0, failed: 1 };
  });
  return { name: stage.name, ...counts, seconds: (performance.now() - startedAt) / 1_000 };
}
