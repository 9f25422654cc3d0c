import {
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
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

/**
 * A story. It runs at phone width; tagged `@both-widths` also on a desktop, tagged `@desktop` only
 * there (playwright.config.ts). It also fails when the page throws, logs an error (hydration and
 * policy violations among them) or the server breaks.
 */
export const test = base.extend<{ noErrors: void }>({
  context: async ({ context, baseURL }, provide) => {
    noteShop(context, baseURL);
    await provide(context);
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
