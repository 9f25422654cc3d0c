/**
 * Renders the cards that the browser skipped, so that a jump past them lands exactly. Does nothing
 * on a long menu (`data-lazy`): there the landing is corrected at the end of the scroll.
 */
export function renderWholeMenu(): void {
  if (document.querySelector('section[data-lazy]') === null)
    document.documentElement.dataset['eager'] = '';
}
