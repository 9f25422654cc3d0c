import { renderWholeMenu } from './render-whole-menu.ts';

/**
 * A scroll position: pixels from the page's top, and the product in the middle of the window with
 * its distance from the window's top. Cards that were never rendered have an estimated height, so
 * pixels alone may lead to another product.
 */
export type ScrollPosition = { top: number; product: { id: string; distance: number } | null };

/**
 * Returns the current scroll position. Measures only the frames of the cards, which the browser
 * knows without rendering their content, also behind an open dialog.
 */
export function readScrollPosition(): ScrollPosition {
  const visibleCard = [...document.querySelectorAll<HTMLElement>(cards)].find(
    (card) => frameOf(card).bottom > innerHeight / 2,
  );
  const id = visibleCard?.dataset['product'];
  return {
    top: scrollY,
    product:
      visibleCard === undefined || id === undefined
        ? null
        : { id, distance: frameOf(visibleCard).top },
  };
}

const cards = ':not([hidden]) > [data-section] [data-product]';
const frameOf = (card: Element): DOMRect => (card.parentElement ?? card).getBoundingClientRect();

const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `place`, and once more after the browser's own restoring, which knows only pixels.
 * While the page is too short it scrolls again as the page grows, until it arrives or the shopper
 * interacts. Returns a function that stops it.
 */
export function restoreScrollPosition(place: ScrollPosition): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const stop = (): void => aborter.abort();
  let isBrowserDone = false;
  const follow = (): void => {
    if (signal.aborted) return;
    const top = topOf(place);
    scrollTo({ top, behavior: 'instant' });
    if (isBrowserDone && Math.abs(scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(follow);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const eventName of userInputEvents)
    addEventListener(eventName, stop, { signal, passive: true });
  renderWholeMenu();
  follow();
  observer.observe(document.body);
  afterTwoFrames(() => {
    isBrowserDone = true;
    follow();
  });
  return stop;
}

const afterTwoFrames = (work: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(work));

function topOf({ top, product }: ScrollPosition): number {
  const card =
    product === null
      ? null
      : document.querySelector(`:not([hidden]) > [data-section] [data-product="${product.id}"]`);
  return card === null || product === null ? top : scrollY + frameOf(card).top - product.distance;
}
