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

/** What was fetched before the worker took over, and what is on its way, is named to it then; from there on it sees for itself. */
function register(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) {
    const tell = (): void => serviceWorker.controller?.postMessage([location.pathname, ...addressesSeen()]);
    serviceWorker.addEventListener('controllerchange', tell, { once: true });
  }
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

const addressesSeen = (): string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...[...document.images].map(({ currentSrc }) => currentSrc),
];
