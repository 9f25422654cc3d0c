import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { installedBinaries } from '../../scripts/postgres/binaries.mjs';

/** The facts of the machine that a figure depends on. `load`: its load average before the run. */
export type Machine = {
  cores: number;
  processor: string;
  memoryGiB: number;
  node: string;
  postgresql: string;
  load: number;
};

export function machineFacts(): Machine {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? '',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    postgresql: postgresqlVersion(),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

function postgresqlVersion(): string {
  const program = join(installedBinaries().folder, 'bin', 'postgres');
  return /([\d.]+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? '';
}
