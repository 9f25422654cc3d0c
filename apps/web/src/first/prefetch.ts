/** Fetches React's file, without running it, once the page is loaded and idle: the first touch then waits for no network. */
export function prefetchWhenIdle(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="comanda-app"]')?.content;
  if (!address) return;
  const fetchIt = (): void => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  };
  const idle = (): void =>
    void ('requestIdleCallback' in window ? requestIdleCallback(fetchIt, { timeout: 4_000 }) : setTimeout(fetchIt, 1_500));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
