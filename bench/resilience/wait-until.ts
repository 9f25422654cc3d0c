import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 100;

/** Waits until `isSo`; answers the milliseconds that it took, or null when it was not so in time. A failing look counts as not yet. */
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
