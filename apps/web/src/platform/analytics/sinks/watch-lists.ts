import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { viewItemList } from '../events.ts';

const seen = new WeakSet<Element>();

/** Tells of each category of the menu once it is really on the screen, once per drawing of the menu. */
export function watchLists(index: () => MenuIndex): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || seen.has(target)) continue;
        seen.add(target);
        observer.unobserve(target);
        const category = index().menu.categories.find(({ slug }) => target.getAttribute('aria-labelledby') === `h-${slug}`);
        if (category !== undefined) viewItemList(category);
      }
    },
    { rootMargin: '0px 0px -25% 0px' },
  );
  return () => {
    for (const section of document.querySelectorAll('[data-section]')) if (!seen.has(section)) observer.observe(section);
  };
}
