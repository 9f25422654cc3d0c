import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../../scripts/run-script.mjs';
import { runTool } from '../../scripts/setup/run-tool.mjs';
import type { Table } from '../lib/figure.ts';
import { machineFacts } from '../lib/machine.ts';
import type { BenchProgram } from './benches.ts';
import { measuredCommit } from './commit.ts';
import { rowFigures } from './row-figures.ts';
import { storeRun } from './stored-runs.ts';

/**
 * Runs a bench in a process of its own and stores its figures. Returns false, and stores nothing,
 * if it fails.
 */
export async function measureBench({ name, file }: BenchProgram): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-figures-'));
  const report = join(folder, 'figures.json');
  const machine = machineFacts();
  const begun = performance.now();
  print(`\n== ${name}`);
  try {
    const code = await runTool('node', [join('bench', file)], { BENCH_REPORT: report });
    if (code !== 0) return false;
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const tables: Table[] = JSON.parse(readFileSync(report, 'utf8'));
    const date = new Date().toISOString().slice(0, 10);
    const run = { commit: measuredCommit(), date, source: 'measured', machine };
    storeRun(name, { ...run, rows: rowFigures(tables) }, { seconds, tables });
    print(`\n${name}: ${seconds} s`);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
