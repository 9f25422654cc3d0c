import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const checkEveryMs = 1_500;
const maxUtilization = 0.05;

/**
 * Runs one garbage collection in the first idle moment after the start and returns unused memory to
 * the system (about 6 MB). The pause is 0.1 s.
 */
export function collectGarbageWhenIdle(stopping: AbortSignal): void {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    if (utilization > maxUtilization) return;
    clearInterval(timer);
    collectGarbage();
  }, checkEveryMs);
  timer.unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext(`gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })`);
}
