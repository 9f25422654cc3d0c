/** Whether the page is a copy that the offline worker kept: the network, or the server, did not answer. */
export const isKeptCopy = (): boolean => document.documentElement.dataset['kept'] !== undefined;

let hasAsked = false;

/**
 * Has the worker (`/sw.js`) keep what was seen, once the page is loaded and idle: nothing of it comes before the first paint. Asked for
 * again it does nothing. A browser without workers, or one that refuses, loses only the offline copy.
 */
export function keepForOffline(): void {
  if (hasAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  hasAsked = true;
  const idle = (): void =>
    void ('requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 8_000 }) : setTimeout(register, 3_000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function register(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) serviceWorker.addEventListener('controllerchange', nameWhatItMissed, { once: true });
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** What was fetched before the worker took over, or was on its way then, is named to it; from there on it sees for itself. */
function nameWhatItMissed(): void {
  const tell = (addresses: readonly string[]): void => navigator.serviceWorker.controller?.postMessage(addresses);
  tell([location.pathname]);
  const watch = new PerformanceObserver((arrived) =>
    tell(
      arrived
        .getEntries()
        .filter(hadNoWorker)
        .map(({ name }) => name),
    ),
  );
  watch.observe({ type: 'resource', buffered: true });
}

const hadNoWorker = (entry: PerformanceEntry): boolean => entry instanceof PerformanceResourceTiming && entry.workerStart === 0;
