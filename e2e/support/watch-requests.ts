import type { Page } from '@playwright/test';

export type SentRequest = { url: string; body: string };

/**
 * Collects each address and body that the shop's pages send from now on. A body that is streamed,
 * as the API client's are, is not in the browser's own report, so the pages' `fetch` is watched.
 */
export async function watchRequests(page: Page): Promise<readonly SentRequest[]> {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const isShop = new URL(request.frame().url() || 'about:blank').hostname.endsWith('.localhost');
    if (isShop) sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.exposeFunction('noteSentBody', (url: string, body: string) =>
    sent.push({ url, body }),
  );
  await page.addInitScript(noteFetchedBodies);
  await page.evaluate(noteFetchedBodies);
  return sent;
}

type Noting = { noteSentBody: (url: string, body: string) => Promise<void> };

/** Runs in the page. */
function noteFetchedBodies(): void {
  const send = window.fetch;
  const { noteSentBody } = window as unknown as Noting;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    void request
      .clone()
      .text()
      .then((body) => noteSentBody(request.url, body));
    return send(request);
  };
}
