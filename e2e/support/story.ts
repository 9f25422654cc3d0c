import {
  type Browser,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
import { clearKeptContext, createKeptContext, type KeptContext } from './kept-context.ts';
import { noteShop } from './reuse-browser-state.ts';

/** A refused call is the story's own matter; every other console error fails the story. */
const isExpected = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource');

/**
 * A provider that does not respond makes the server refuse with 503; the story of that case expects
 * it.
 */
const isProviderDown = (response: Response): boolean =>
  response.status() === 503 && /\/v1\/orders\/[^/]+\/payments\//.test(response.url());

/** The kept context if it has the story's options, or a new one. */
async function contextFor(keptContext: Kept, key: string | null): Promise<KeptContext> {
  const { browser, last } = keptContext;
  if (key === null) return createKeptContext(browser);
  if (last !== null && keptContext.options === key) return last;
  await last?.context.close();
  keptContext.last = await createKeptContext(browser);
  keptContext.options = key;
  return keptContext.last;
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message))
      errors.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500 && !isProviderDown(response))
      errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** The kept context of a worker, and the options of its stories. */
type Kept = { browser: Browser; last: KeptContext | null; options: string };

/**
 * A story. It runs at phone width; tagged `@both-widths` also on a desktop, tagged `@desktop` only
 * there (playwright.config.ts). It also fails when the page throws, logs an error (hydration and
 * policy violations among them) or the server breaks. Stories of one worker with the same options
 * share a context, which each finds empty (kept-context.ts).
 */
export const test = base.extend<
  { contextKey: string | null; noErrors: void },
  { keptContext: Kept }
>({
  keptContext: [
    async ({ browser }, provide) => {
      await provide({ browser, last: null, options: '' });
    },
    { scope: 'worker' },
  ],
  /** Stories of one key may share a context; a story without a key has its own. */
  contextKey: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      serviceWorkers,
      userAgent,
      viewport,
    },
    provide,
  ) => {
    const isOwn = Boolean(permissions ?? geolocation) || serviceWorkers !== 'block';
    const shared = { baseURL, colorScheme, contextOptions, deviceScaleFactor, hasTouch };
    const others = { isMobile, javaScriptEnabled, userAgent, viewport };
    await provide(isOwn ? null : JSON.stringify({ ...shared, ...others }));
  },
  context: async ({ baseURL, contextKey, keptContext }, provide, story) => {
    const kept = await contextFor(keptContext, contextKey);
    noteShop(kept.context, baseURL);
    await provide(kept.context);
    // Playwright takes a picture of the pages of a failed story, and ends its worker.
    if (story.status !== story.expectedStatus) return;
    if (contextKey !== null && (await clearKeptContext(kept))) return;
    if (keptContext.last === kept) keptContext.last = null;
    await kept.context.close();
  },
  noErrors: [
    async ({ page }, use) => {
      const errors = collectErrors(page);
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
