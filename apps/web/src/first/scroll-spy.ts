/**
 * Marks the category that is being read and keeps its chip in view. Paused while a tap scrolls; at the end of the page the last
 * section wins. Works on whatever sections are in the page, before and after React. experience §2.
 */
export function spyOnSections(): void {
  let paused = false;
  const mark = (): void => {
    if (!paused) markCurrent(currentSection());
  };
  addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true });
  addEventListener('scrollend', () => {
    paused = false;
    mark();
  });
  document.addEventListener('click', (event) => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-categories] a') : null;
    if (chip === null) return;
    paused = true;
    markCurrent(chip.hash.slice(1));
  });
}

const sections = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section]')];

/** The last section whose head has passed under the bars; at the end of the page, the last one. */
function currentSection(): string | null {
  const all = sections();
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && scrollY > 0) return all.at(-1)?.id ?? null;
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  return (all.findLast((section) => section.getBoundingClientRect().top <= line) ?? all[0])?.id ?? null;
}

function markCurrent(id: string | null): void {
  for (const chip of document.querySelectorAll<HTMLAnchorElement>('[data-categories] a')) {
    const isCurrent = decodeURIComponent(chip.hash.slice(1)) === id;
    if (isCurrent === chip.hasAttribute('aria-current')) continue;
    if (isCurrent) {
      chip.setAttribute('aria-current', 'true');
      keepInView(chip);
    } else {
      chip.removeAttribute('aria-current');
    }
  }
}

/** Scrolls the bar alone, never the page. */
function keepInView(chip: HTMLElement): void {
  const list = chip.closest('ul');
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const target = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
  list.scrollTo({ left: target, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}
