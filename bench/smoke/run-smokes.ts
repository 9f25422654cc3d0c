import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from '../../scripts/run-script.mjs';
import { root } from '../../scripts/root.mjs';
import { measuringFaults } from '../lib/measuring-faults.ts';
import { takeMeasured } from '../lib/recorded-tables.ts';
import { withSharedStack } from '../lib/stack.ts';
import type { BenchProgram } from '../report/benches.ts';

const limitMs = 300_000;

type Outcome = { name: string; seconds: number; faults: readonly string[] };

/**
 * Runs the short forms of benches one after the other in this process, over one database, one build
 * and as few servers as they allow. Ends the process, with 1 if a bench measured nothing. With
 * BENCH_SMOKE_REPORT, the file of that name gets `{ passed, failed }`.
 */
export async function runSmokes(benches: readonly BenchProgram[]): Promise<void> {
  // The benches read arguments of their own; those of this program are not theirs.
  process.argv.splice(2);
  await withSharedStack(async () => {
    const outcomes: Outcome[] = [];
    for (const bench of benches) outcomes.push(await runSmoke(bench));
    print('');
    for (const outcome of outcomes) printOutcome(outcome);
    const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
    const file = process.env['BENCH_SMOKE_REPORT'];
    const counts = { passed: outcomes.length - failed, failed };
    if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
    return failed === 0 ? 0 : 1;
  });
}

/**
 * A bench is a program: importing it runs it to its end. One that measured nothing gets a second
 * try, because on a busy machine an answer may come too late.
 */
async function runSmoke({ name, file }: BenchProgram): Promise<Outcome> {
  print(`\n== ${name}, smoke`);
  const begun = performance.now();
  let faults = await faultsOf(file, '');
  if (faults.length > 0) {
    print(`\n== ${name}, smoke, again, because: ${faults.join('; ')}`);
    faults = await faultsOf(file, '?again');
  }
  return { name, seconds: (performance.now() - begun) / 1_000, faults };
}

async function faultsOf(file: string, query: string): Promise<readonly string[]> {
  const run = import(`${pathToFileURL(join(root, 'bench', file)).href}${query}`);
  try {
    await within(run);
  } catch (error) {
    takeMeasured();
    return [`it failed: ${String(error)}`];
  }
  return measuringFaults(takeMeasured());
}

/** A program that hangs must not hold up the others, nor the test run. */
async function within(run: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(reject, limitMs, new Error(`no end within ${limitMs / 1_000} s`));
  });
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
}

function printOutcome({ name, seconds, faults }: Outcome): void {
  const verdict = faults.length === 0 ? 'ok    ' : 'FAILED';
  print(`${verdict}  ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  for (const fault of faults) print(`        ${fault}`);
}
