import { registerOfflineWorker } from '../platform/offline.ts';

/**
 * Fetches and compiles React's file, without running it, once the page is loaded and idle: the
 * first interaction then waits for no network, and its thread does not compile it.
 * docs/decisions/0170-reacts-file-is-compiled-while-the-page-rests.md.
 */
export function preloadWhenIdle(): void {
  const addresses =
    document.querySelector<HTMLMetaElement>('meta[name="comanda-app"]')?.content.split(' ') ?? [];
  const fetchScripts = (): void => {
    addresses.forEach(preload);
    registerOfflineWorker();
  };
  const idle = (): void =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(fetchScripts, { timeout: 4_000 })
      : setTimeout(fetchScripts, 1_500));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
