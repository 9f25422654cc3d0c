import { machineFacts } from '../lib/machine.ts';
import { measuredCommit } from '../report/commit.ts';
import { rowFigures } from '../report/row-figures.ts';
import { storeRun } from '../report/stored-runs.ts';
import type { Scenario, ScenarioResult } from '../resilience/scenario.ts';

/** Stores the figures of a part in docs/benchmarks, as a bench named `scale-<part>`. */
export function storeScale({ name, title }: Scenario, { figures, seconds }: ScenarioResult): void {
  if (figures === undefined) return;
  const tables = [{ title, figures }];
  const run = {
    commit: measuredCommit(),
    date: new Date().toISOString().slice(0, 10),
    source: 'measured',
    machine: machineFacts(),
  };
  storeRun(
    `scale-${name}`,
    { ...run, rows: rowFigures(tables) },
    { seconds: seconds ?? null, tables },
  );
}
