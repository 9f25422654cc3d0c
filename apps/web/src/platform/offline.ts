/** Whether the page is a copy that the offline worker kept: the network, or the server, did not answer. */
export const isCachedPage = (): boolean => document.documentElement.dataset['kept'] !== undefined;

let isRequested = false;

/**
 * Has the worker (`/sw.js`) keep what was seen, once the page is loaded and idle: nothing of it comes before the first paint. Asked for
 * again it does nothing. A browser without workers, or one that refuses, loses only the offline copy.
 */
export function registerOfflineWorker(): void {
  if (isRequested || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRequested = true;
  const idle = (): void =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(register, { timeout: 8_000 })
      : setTimeout(register, 3_000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function register(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', postMissedUrls, { once: true });
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** What was fetched before the worker took over, or was on its way then, is named to it; from there on it sees for itself. */
function postMissedUrls(): void {
  const postUrls = (urls: readonly string[]): void =>
    navigator.serviceWorker.controller?.postMessage(urls);
  postUrls([location.pathname]);
  const observer = new PerformanceObserver((entries) =>
    postUrls(
      entries
        .getEntries()
        .filter(bypassedWorker)
        .map(({ name }) => name),
    ),
  );
  observer.observe({ type: 'resource', buffered: true });
}

const bypassedWorker = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0;
