import { expect, type Page, type Request } from '@playwright/test';

/**
 * The code that a story types. Three digits may be part of anything, so it is compared as a whole value: no letter, digit or dot may stand
 * beside it.
 */
export const typedCvc = '947';

/** The only call of the shop that may have a security code, and the calls that may have a token of a card. */
const mayHaveCode = /^\/v1\/orders\/[^/]+\/payments\/credomatic$/u;
const mayHaveToken =
  /^\/v1\/(?:orders\/[^/]+\/payments\/kushki_card(?:_subscription)?|users\/cards\/[^/]+\/init_inscription)$/u;

type Trace = { where: string; text: string; mayHave?: 'code' | 'token' };
export type CardWatch = {
  /** Fails if a number, the code or a token of the provider is anywhere outside of the calls that need it. */
  expectNoTraces(numbers: readonly string[]): Promise<void>;
};

/**
 * Watches a page from now on: addresses, requests to the shop and to third parties, and the tokens that the provider makes of cards. At the
 * end it also reads everything that the browser keeps. `shop`: the origin of the shop.
 */
export function watchCards(page: Page, shop: string): CardWatch {
  const traces: Trace[] = [];
  const tokens = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('framenavigated', (frame) => traces.push({ where: 'address', text: frame.url() }));
  page.on('request', (request) => traces.push(...tracesOf(shop, request)));
  page.on('response', (response) => {
    if (!/\/kushki\/.*tokens$/u.test(new URL(response.url()).pathname)) return;
    const noteToken = async (): Promise<void> => {
      const { token } = (await response.json().catch(() => ({}))) as { token?: string };
      if (token !== undefined) tokens.add(token);
    };
    reading.push(noteToken());
  });
  return {
    expectNoTraces: async (numbers) => {
      await Promise.all(reading);
      const kept = await keptTraces(page);
      const found = [...traces, ...kept].flatMap((trace) => secretsIn(trace, numbers, tokens));
      expect(found).toEqual([]);
      expect(traces.length).toBeGreaterThan(0);
    },
  };
}

/** Requests to the shop and to third parties; those to the provider, whose address is the machine's own, carry the card. */
function tracesOf(shop: string, request: Request): Trace[] {
  const url = new URL(request.url());
  if (url.origin !== shop && url.protocol === 'http:') return [];
  const mayHave = mayHaveCode.test(url.pathname) ? 'code' : 'token';
  const isNeeded = mayHaveCode.test(url.pathname) || mayHaveToken.test(url.pathname);
  const body = { where: `body to ${url.pathname}`, text: request.postData() ?? '' };
  return [
    { where: 'request', text: `${request.url()} ${JSON.stringify(request.headers())}` },
    isNeeded ? { ...body, mayHave } : body,
  ];
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
