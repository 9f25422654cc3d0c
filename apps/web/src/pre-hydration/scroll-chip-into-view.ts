/** Scrolls a chip to the middle of its bar, horizontally or vertically; never scrolls the page. */
export function scrollChipIntoView(chip: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const list = chip.closest('ul');
  const bar = chip.closest('nav');
  if (list && list.scrollWidth > list.clientWidth)
    list.scrollTo({ left: middle(chip.offsetLeft, chip.offsetWidth, list.clientWidth), behavior });
  if (bar && bar.scrollHeight > bar.clientHeight)
    bar.scrollTo({ top: middle(chip.offsetTop, chip.offsetHeight, bar.clientHeight), behavior });
}

const middle = (start: number, size: number, room: number): number => start - (room - size) / 2;
