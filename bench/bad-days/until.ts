import { setTimeout as wait } from 'node:timers/promises';

const glanceMs = 100;

/** Waits until `isSo`; answers the milliseconds that it took, or null when it was not so in time. A failing look counts as not yet. */
export async function until(mostMs: number, isSo: () => Promise<boolean>): Promise<number | null> {
  const from = performance.now();
  while (performance.now() - from < mostMs) {
    if (await isSo().catch(() => false)) return performance.now() - from;
    await wait(glanceMs);
  }
  return null;
}
