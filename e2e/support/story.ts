import { type ConsoleMessage, expect, type Page, type Response, test as base } from '@playwright/test';

/** A call that was refused is the story's own matter; everything else on the console is trouble. */
const isExpected = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

/** A provider that does not answer is a refusal of ours, which the story of it is about. */
const isProviderDown = (response: Response): boolean => response.status() === 503 && /\/v1\/orders\/[^/]+\/payments\//.test(response.url());

function collectTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) trouble.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500 && !isProviderDown(response)) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/**
 * A story. It runs at phone width; tagged `@both-widths` also on a desktop, tagged `@desktop` only there (playwright.config.ts).
 * It also fails when the page throws, logs an error (hydration and policy violations among them) or the server breaks.
 */
export const test = base.extend<{ noTrouble: void }>({
  noTrouble: [
    async ({ page }, use) => {
      const trouble = collectTrouble(page);
      await use();
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});
