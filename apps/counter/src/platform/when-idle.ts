/** Longest wait for a page that never rests, and the wait in a browser that cannot say it. */
const longestMs = 2_000;

/** Runs a function once the page has nothing else to do, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestMs });
  else setTimeout(run, longestMs);
}
