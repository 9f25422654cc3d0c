/**
 * Returns the focus to the element that opened a dialog, or to the element of the selector
 * `fallback` if no element did.
 */
export function focusAfter(opener: Element | null, fallback?: string): void {
  const hasOpener = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = hasOpener || fallback === undefined ? opener : document.querySelector(fallback);
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
}
