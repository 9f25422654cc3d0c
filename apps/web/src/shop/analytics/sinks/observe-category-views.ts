import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { recordViewItemList } from '../events.ts';

const viewedSections = new WeakSet<Element>();

/**
 * Records a category view when a category of the menu enters the screen, once per rendering of the
 * menu.
 */
export function observeCategoryViews(index: () => MenuIndex): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || viewedSections.has(target)) continue;
        viewedSections.add(target);
        observer.unobserve(target);
        const category = index().menu.categories.find(
          ({ slug }) => target.getAttribute('aria-labelledby') === `h-${slug}`,
        );
        if (category !== undefined) recordViewItemList(category);
      }
    },
    { rootMargin: '0px 0px -25% 0px' },
  );
  return () => {
    for (const section of document.querySelectorAll('[data-section]'))
      if (!viewedSections.has(section)) observer.observe(section);
  };
}
