import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';

/** A call that was refused is the story's own matter; everything else on the console is trouble. */
const isExpected = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

function collectTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) trouble.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/** A story: it also fails when the page throws, logs an error (hydration and policy violations among them) or the server breaks. */
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

/** For what does not depend on the width: told once, on the phone. */
export const onPhoneOnly = (): void => {
  test.skip(({ isMobile }) => !isMobile, 'told on the phone');
};
