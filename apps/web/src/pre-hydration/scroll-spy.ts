import { renderWholeMenu } from '../platform/render-whole-menu.ts';
import { scrollChipIntoView } from './scroll-chip-into-view.ts';

/**
 * Marks the category that the shopper reads and scrolls its chip into view. Paused while a tap
 * scrolls; at the end of the page the last section wins. Works on any sections in the page, before
 * and after React; measures nothing while scrolling. docs/rules/menu.md#categories-bar.
 */
export function startScrollSpy(): void {
  let state: 'reading' | 'paused' | 'resuming' = 'reading';
  let landing: Element | null = null;
  const end = document.body.appendChild(document.createElement('i'));
  const visible = new Set<Element>();
  const mark = (): void => {
    if (state === 'paused') return;
    state = 'reading';
    markCurrent(currentSection(visible, end));
  };
  let observer = observe(visible, mark);
  const observeSections = (): void =>
    [...sections(), end].forEach((target) => observer.observe(target));
  const restartObserver = (): void => {
    observer.disconnect();
    visible.clear();
    observer = observe(visible, mark);
    observeSections();
  };
  /**
   * A scroll ends before the observer reports the new position. A new observer reports every
   * section once.
   */
  const resume = (): void => {
    if (state !== 'paused') return;
    state = 'resuming';
    restartObserver();
  };
  addEventListener('scrollend', () => {
    if (state === 'paused') landing?.scrollIntoView({ behavior: 'instant' });
    resume();
    showCurrent();
  });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, resume, { passive: true });
  addEventListener('resize', restartObserver);
  new MutationObserver(observeSections).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', (event) => {
    const chip =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-categories] a')
        : null;
    if (chip === null) return;
    state = 'paused';
    landing = document.getElementById(sectionOf(chip));
    renderWholeMenu();
    markCurrent(sectionOf(chip));
    goInPlace(event, chip);
  });
  observeSections();
  showCurrent();
}

/**
 * Goes to the section without a step in the history, so that Back leaves the menu at once. A press
 * that opens another tab stays the browser's. docs/rules/menu.md#categories-bar.
 */
function goInPlace(event: MouseEvent, { hash }: HTMLAnchorElement): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(hash);
}

/**
 * A tap's scrolling may have stopped the bar half-way, and the page of a category begins with a
 * chip far along the bar.
 */
function showCurrent(): void {
  const chip = document.querySelector<HTMLElement>('[data-categories] [aria-current]');
  if (chip !== null) scrollChipIntoView(chip);
}

const sections = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(':not([hidden]) > [data-section]'),
];

/** The top of the reading area, just under the bars, in pixels. */
const readingLine = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;

/** Observes each section that enters or leaves the reading area. */
function observe(visible: Set<Element>, mark: () => void): IntersectionObserver {
  const onIntersect = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    mark();
  };
  return new IntersectionObserver(onIntersect, { rootMargin: `-${readingLine()}px 0px 2px 0px` });
}

/** The first section that is partly in the reading area; at the end of the page, the last one. */
function currentSection(visible: ReadonlySet<Element>, end: Element): string | null {
  const all = sections();
  if (visible.has(end) && scrollY > 0) return all.at(-1)?.id ?? null;
  return (all.find((section) => visible.has(section)) ?? all[0])?.id ?? null;
}

const sectionOf = (chip: HTMLAnchorElement): string => decodeURIComponent(chip.hash.slice(1));

function markCurrent(id: string | null): void {
  for (const chip of document.querySelectorAll<HTMLAnchorElement>('[data-categories] a')) {
    const isCurrent = sectionOf(chip) === id;
    if (isCurrent === chip.hasAttribute('aria-current')) continue;
    if (isCurrent) {
      chip.setAttribute('aria-current', 'true');
      scrollChipIntoView(chip);
    } else {
      chip.removeAttribute('aria-current');
    }
  }
}
