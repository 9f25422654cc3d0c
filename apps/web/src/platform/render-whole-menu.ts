/**
 * A jump leads past cards that were never drawn, whose places are about right: they are drawn now, so that it leads where it should. A long
 * menu's are not; there the landing is put right at the end of the scroll.
 */
export function renderWholeMenu(): void {
  if (document.querySelector('section[data-far]') === null)
    document.documentElement.dataset['whole'] = '';
}
