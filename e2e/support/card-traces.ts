import { expect, type Page } from '@playwright/test';
import { type SentRequest, watchRequests } from './watch-requests.ts';

/**
 * The code that a story types. Three digits may be part of anything, so it is compared as a whole
 * value: no letter, digit or dot may stand beside it.
 */
export const typedCvc = '947';

/**
 * The only call of the shop that may have a security code, and the calls that may have a token of a
 * card.
 */
const mayHaveCode = /^\/v1\/orders\/[^/]+\/payments\/credomatic$/u;
const mayHaveToken =
  /^\/v1\/(?:orders\/[^/]+\/payments\/kushki_card(?:_subscription)?|users\/cards\/[^/]+\/init_inscription)$/u;

type Trace = { where: string; text: string; mayHave?: 'code' | 'token' };
export type CardWatch = {
  /** The requests so far, with their bodies. */
  sent: readonly SentRequest[];
  /**
   * Fails if a number, the code or a token of the provider is anywhere outside of the calls that
   * need it.
   */
  expectNoTraces(numbers: readonly string[]): Promise<void>;
};

/**
 * Watches a page from now on: addresses, requests to the shop and to third parties, and the tokens
 * that the provider makes of cards. At the end it also reads everything that the browser keeps.
 * `shop`: the origin of the shop.
 */
export async function watchCards(page: Page, shop: string): Promise<CardWatch> {
  const sent = await watchRequests(page);
  const traces: Trace[] = [];
  const tokens = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('framenavigated', (frame) => traces.push({ where: 'address', text: frame.url() }));
  page.on('request', (request) => {
    const text = `${request.url()} ${JSON.stringify(request.headers())}`;
    if (!isProvider(shop, new URL(request.url()))) traces.push({ where: 'request', text });
  });
  page.on('response', (response) => {
    if (!/\/kushki\/.*tokens$/u.test(new URL(response.url()).pathname)) return;
    const noteToken = async (): Promise<void> => {
      const { token } = (await response.json().catch(() => ({}))) as { token?: string };
      if (token !== undefined) tokens.add(token);
    };
    reading.push(noteToken());
  });
  return {
    sent,
    expectNoTraces: async (numbers) => {
      await Promise.all(reading);
      const kept = await keptTraces(page);
      const bodies = sent.flatMap((request) => bodyTraces(shop, request));
      const all = [...traces, ...bodies, ...kept];
      expect(all.flatMap((trace) => secretsIn(trace, numbers, tokens))).toEqual([]);
      const orders = bodies.filter(({ where }) => where === 'body to /v1/orders');
      expect(orders.some(({ text }) => text.includes('"order"'))).toBe(true);
    },
  };
}

/** The provider's address is the machine's own; what goes there carries the card. */
const isProvider = (shop: string, { origin, protocol }: URL): boolean =>
  origin !== shop && protocol === 'http:';

/** The body of a request to the shop or to a third party. */
function bodyTraces(shop: string, { url, body }: SentRequest): Trace[] {
  const address = new URL(url);
  if (isProvider(shop, address)) return [];
  const trace = { where: `body to ${address.pathname}`, text: body };
  if (mayHaveCode.test(address.pathname)) return [{ ...trace, mayHave: 'code' }];
  return [mayHaveToken.test(address.pathname) ? { ...trace, mayHave: 'token' } : trace];
}

function secretsIn(
  { where, text, mayHave }: Trace,
  numbers: readonly string[],
  tokens: ReadonlySet<string>,
): string[] {
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/gu, '');
  const code = new RegExp(`(?<![\\w.])${typedCvc}(?![\\w.])`, 'u');
  return [
    ...numbers.filter((number) => digits.includes(number)).map(() => `${where}: a number`),
    ...(mayHave !== 'code' && code.test(text) ? [`${where}: the code`] : []),
    ...(mayHave !== 'token' && [...tokens].some((token) => text.includes(token))
      ? [`${where}: a token`]
      : []),
  ];
}

/** Everything that outlives the page, or that others may read of it. */
async function keptTraces(page: Page): Promise<Trace[]> {
  const kept = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(({ name = '' }) => readDatabase(name)),
    );
    const stored = await Promise.all((await caches.keys()).map(readCache));
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const analytics = window as { dataLayer?: unknown; comandaGtag?: unknown; fbq?: unknown };
    return {
      'local storage': JSON.stringify({ ...localStorage }),
      'session storage': JSON.stringify({ ...sessionStorage }),
      history: JSON.stringify([history.state, location.href, document.referrer, window.name]),
      'cookies of the page': document.cookie,
      IndexedDB: JSON.stringify(databases),
      'cache storage': stored.join('\n'),
      'service worker': workers.map(({ active }) => active?.scriptURL).join(' '),
      analytics: JSON.stringify([analytics.dataLayer, analytics.comandaGtag, analytics.fbq]),
      'loaded addresses': performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    };

    async function readCache(name: string): Promise<string> {
      const cache = await caches.open(name);
      const texts = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request);
        return `${request.url} ${(await answer?.text()) ?? ''}`;
      });
      return (await Promise.all(texts)).join('\n');
    }

    function readDatabase(name: string): Promise<unknown> {
      return new Promise((resolve) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => resolve(null);
        opened.onsuccess = () => {
          const stores = [...opened.result.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const all = stores.map((store) =>
            opened.result.transaction(store).objectStore(store).getAll(),
          );
          const last = all.at(-1);
          if (last) last.onsuccess = () => resolve(all.map(({ result }) => result as unknown));
        };
      });
    }
  });
  const cookies = JSON.stringify(await page.context().cookies());
  return Object.entries({ ...kept, cookies }).map(([where, text]) => ({ where, text }));
}
