/** Of a long menu only the names of what is far down are in the page: `start` the application when somebody comes near the first of it. */
export function hydrateNearLazySections(start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200% 0px' },
  );
  for (const section of document.querySelectorAll('section[data-far]')) observer.observe(section);
}
