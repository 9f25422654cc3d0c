/** The placeholder beneath a picture does not count. */
const photoFrame = (target: unknown): HTMLElement | null =>
  target instanceof HTMLImageElement
    ? (target.closest<HTMLElement>('[data-photo] > picture')?.parentElement ?? null)
    : null;

/**
 * Marks the frame of any picture that fails to load (`data-broken`), and removes the mark if the
 * picture loads later. A picture that failed before this script ran is complete with a width of
 * zero.
 */
export function markBrokenPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => photoFrame(target)?.setAttribute('data-broken', ''),
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => photoFrame(target)?.removeAttribute('data-broken'),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      photoFrame(image)?.setAttribute('data-broken', '');
  }
}
