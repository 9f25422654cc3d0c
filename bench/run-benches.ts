import { PlainError, print, runScript } from '../scripts/run-script.mjs';
import { goals, type GoalId } from './lib/goals.ts';
import { isSmoke } from './lib/run-size.ts';
import { type BenchProgram, benches } from './report/benches.ts';
import { drawBenchmarks } from './report/draw-benchmarks.ts';
import { measureBench } from './report/measure-bench.ts';
import { noteFigure } from './report/note-figure.ts';
import { runSmokes } from './smoke/run-smokes.ts';

const usage = `npm run bench -- all                      every bench, one at a time
npm run bench -- order menu               some of them
npm run bench -- all --smoke              their short forms: fails if one measures nothing
npm run bench -- note testRun 1369        a figure that a person read elsewhere, in the row's unit
npm run bench -- draw                     docs/benchmarks.md and its charts anew
The benches are ${benches.map(({ name }) => name).join(', ')}.`;

/**
 * `npm run bench`: runs benches, stores their figures in docs/benchmarks, and draws
 * docs/benchmarks.md. A bench that fails does not stop the others.
 */
await runScript(async () => {
  const [command, ...rest] = process.argv.slice(2).filter((word) => word !== '--smoke');
  if (command === undefined) throw new PlainError(usage);
  if (command === 'note') await noteFigure(goalIdOf(rest[0]), Number(rest[1]));
  else if (command !== 'draw') {
    const chosen = command === 'all' ? benches : [command, ...rest].map(benchOf);
    if (isSmoke) return runSmokes(chosen);
    await measureAll(chosen);
  }
  await drawBenchmarks();
});

async function measureAll(chosen: readonly BenchProgram[]): Promise<void> {
  const failed: string[] = [];
  for (const bench of chosen) if (!(await measureBench(bench))) failed.push(bench.name);
  if (failed.length > 0) process.exitCode = 1;
  print(
    failed.length === 0
      ? `\n${chosen.length} benches measured`
      : `\nnot measured: ${failed.join(', ')}`,
  );
}

function benchOf(name: string): BenchProgram {
  const found = benches.find((each) => each.name === name);
  if (found === undefined) throw new PlainError(usage);
  return found;
}

function goalIdOf(name: string | undefined): GoalId {
  if (name !== undefined && Object.hasOwn(goals, name)) return name as GoalId;
  throw new PlainError(`The rows are ${Object.keys(goals).join(', ')}.`);
}
