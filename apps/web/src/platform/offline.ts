import { trustedScriptUrl } from '@comanda/ui/trusted-types.ts';

/**
 * Returns true if the offline worker served this page from its cache, because the network or the
 * server did not answer.
 */
export const isCachedPage = (): boolean => document.documentElement.dataset['cached'] !== undefined;

let isRequested = false;

/**
 * Registers the offline worker (`/sw.js`), which caches visited pages, once the page is loaded and
 * idle. A second call does nothing. In a browser without service workers only the offline copy is
 * missing.
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
  serviceWorker
    .register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined);
}

/**
 * Posts to the worker the URLs that the page fetched without it, also those still loading. The
 * worker sees later requests itself.
 */
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
