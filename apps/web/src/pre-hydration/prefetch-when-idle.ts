import { registerOfflineWorker } from '../platform/offline.ts';

/**
 * Fetches React's file, without running it, once the page is loaded and idle, so that the first
 * interaction waits for no network.
 */
export function prefetchWhenIdle(): void {
  const addresses =
    document.querySelector<HTMLMetaElement>('meta[name="comanda-app"]')?.content.split(' ') ?? [];
  const fetchScripts = (): void => {
    addresses.forEach(prefetch);
    registerOfflineWorker();
  };
  const idle = (): void =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(fetchScripts, { timeout: 4_000 })
      : setTimeout(fetchScripts, 1_500));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function prefetch(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
