/**
 * The server draws only the names of the products far down a long menu. Calls `start` when the
 * shopper scrolls near the first of them.
 */
export function hydrateNearLazySections(start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200% 0px' },
  );
  for (const section of document.querySelectorAll('section[data-lazy]')) observer.observe(section);
}
