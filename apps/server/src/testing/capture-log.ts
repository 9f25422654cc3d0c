import { vi } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { silentLog } from '../platform/log.ts';

/** Returns every line that the log of production would write from now on. */
export function captureLog(): string[] {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(silentLog, level).mockImplementation((facts, message) => log[level](facts, message));
  return lines;
}
