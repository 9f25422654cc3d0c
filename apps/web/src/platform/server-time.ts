import { serverTime } from '@comanda/contract/headers.ts';

/** A clock that is wrong by less is left alone, in milliseconds: what is told by it stays true, and an answer takes its time. */
const tolerance = 120_000;

/** How far the server's clock is ahead of this device's. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/** Now in milliseconds, by the server's clock where it was heard: a device that is wrong by hours changes nothing. */
export const serverNow = (): number => Date.now() + offsetMs;

export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes in what the server's clock showed when this device's showed `here`; both in milliseconds, NaN where the answer did not say. */
export function syncServerTime(serverMs: number, deviceMs = Date.now()): void {
  if (!Number.isFinite(serverMs)) return;
  const newOffset = Math.abs(serverMs - deviceMs) < tolerance ? 0 : serverMs - deviceMs;
  if (Math.abs(newOffset - offsetMs) < tolerance) return;
  offsetMs = newOffset;
  for (const listener of listeners) listener();
}

/** What is read of the page's own way here. */
export type PageTiming = Pick<PerformanceNavigationTiming, 'transferSize' | 'responseStart'> & {
  readonly serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'duration'>[];
};

/** When the server sent this page, by its clock; NaN for a page that did not just come from there, whose word is old. */
export function pageSentAt({ transferSize, serverTiming }: PageTiming): number {
  const timing =
    transferSize > 0 ? serverTiming?.find(({ name }) => name === serverTime) : undefined;
  return timing?.duration ?? Number.NaN;
}

/** Hears the time that the page itself brought along. */
export function syncPageTime(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page !== undefined)
    syncServerTime(pageSentAt(page), Date.now() - performance.now() + page.responseStart);
}
