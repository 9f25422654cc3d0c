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
  const isFirst = serviceWorker.controller === null;
  serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      if (isFirst) active?.postMessage([location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
    })
    .catch(() => undefined);
}
