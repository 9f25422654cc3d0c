import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB, shared libraries included, as the kernel counts it. */
export function residentMiB(pid: number | undefined): number {
  return (
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  );
}
