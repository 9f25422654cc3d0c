/**
 * A page in a frame: nothing yet, a page of the provider, or the page of the shop on which a return
 * inside the frame ends. `next`: the address of the shop on which the window goes on; null: the
 * return named none.
 */
export type FramedPage =
  { kind: 'blank' } | { kind: 'provider' } | { kind: 'returned'; next: string | null };

/**
 * Reads what a frame shows. The browser hides the pages of another origin, so that only the shop's
 * own page is read: no message of a provider counts. docs/rules/payments.md#page-inside-a-frame.
 */
export function readFramedPage(
  { contentDocument: page }: Pick<HTMLIFrameElement, 'contentDocument'>,
  origin: string,
): FramedPage {
  if (page === null) return { kind: 'provider' };
  if (page.URL === 'about:blank') return { kind: 'blank' };
  const url = URL.parse(page.documentElement.dataset['next'] ?? '', origin);
  const isOwn = url?.origin === origin && url.pathname !== '/';
  return { kind: 'returned', next: isOwn ? `${url.pathname}${url.search}${url.hash}` : null };
}
