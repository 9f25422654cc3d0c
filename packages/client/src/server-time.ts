import { serverTime } from '@comanda/contract/server-timing.ts';

/**
 * A difference between the clocks below this is ignored, in milliseconds. It covers the time that
 * an answer takes.
 */
const tolerance = 120_000;

/** Milliseconds by which the server's clock is ahead of this device's. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/**
 * Returns the current time in milliseconds by the server's clock, or by the device's until the
 * server's is known.
 */
export const serverNow = (): number => Date.now() + offsetMs;

export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets the offset from the server's time at the device's time `deviceMs`, both in milliseconds.
 * Does nothing if `serverMs` is NaN.
 */
export function syncServerTime(serverMs: number, deviceMs = Date.now()): void {
  if (!Number.isFinite(serverMs)) return;
  const newOffset = Math.abs(serverMs - deviceMs) < tolerance ? 0 : serverMs - deviceMs;
  if (Math.abs(newOffset - offsetMs) < tolerance) return;
  offsetMs = newOffset;
  for (const listener of listeners) listener();
}

/** The fields of the page's navigation timing that are read here. */
export type PageTiming = Pick<PerformanceNavigationTiming, 'transferSize' | 'responseStart'> & {
  readonly serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'duration'>[];
};

/**
 * Returns the server's time in milliseconds at which it sent this page; NaN for a page from a
 * cache, whose time is old.
 */
export function pageSentAt({ transferSize, serverTiming }: PageTiming): number {
  const timing =
    transferSize > 0 ? serverTiming?.find(({ name }) => name === serverTime) : undefined;
  return timing?.duration ?? Number.NaN;
}

/** Synchronises with the server's time in the page's own Server-Timing header. */
export function syncPageTime(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page !== undefined)
    syncServerTime(pageSentAt(page), Date.now() - performance.now() + page.responseStart);
}
