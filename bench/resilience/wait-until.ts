import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 100;

/**
 * Waits until `isSo` is true. Resolves to the milliseconds, or to null after the timeout. A failed
 * check counts as false.
 */
export async function waitUntil(
  timeoutMs: number,
  isSo: () => Promise<boolean>,
): Promise<number | null> {
  const from = performance.now();
  while (performance.now() - from < timeoutMs) {
    if (await isSo().catch(() => false)) return performance.now() - from;
    await wait(pollMs);
  }
  return null;
}

/** Formats the result of `waitUntil`, such as `1.5 s`. */
export const secondsText = (ms: number | null): string =>
  ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`;
