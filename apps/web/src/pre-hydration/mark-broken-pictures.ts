/** What lies beneath a picture does not count. */
const photoFrame = (target: unknown): HTMLElement | null =>
  target instanceof HTMLImageElement
    ? (target.closest<HTMLElement>('[data-photo] > picture')?.parentElement ?? null)
    : null;

/**
 * Marks the frame of a picture that cannot be had (`data-broken`), wherever it is drawn and whoever draws it, and takes the mark back when
 * it comes after all. Pictures that failed before this script came are found by being done without a size.
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
