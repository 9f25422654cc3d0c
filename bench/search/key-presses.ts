import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { freshPhone } from '../page/browser.ts';
import { costOf } from '../page/main-thread.ts';

/**
 * Milliseconds of the main thread for each key press: the first of a word, the others, and the one
 * that clears the field.
 */
export type KeyTimes = { first: number[]; next: number[]; clear: number[] };

type OpenSearch = { page: Page; field: Locator; session: CDPSession; close(): Promise<void> };

/** Opens the menu's search on a phone and waits until the page rests. */
export async function openSearch(
  browser: Browser,
  { url, slowdown }: { url: string; slowdown: number },
): Promise<OpenSearch> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox').filter({ visible: true });
  await page.getByRole('button', { name: 'Buscar en el menú' }).click();
  await field.waitFor();
  // A first search loads and compiles the code that all searches share.
  await field.fill('agua');
  await field.fill('');
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, field, session, close: () => context.close() };
}

/** Types each word letter by letter, and clears the field after each. */
export async function typeWords(search: OpenSearch, words: readonly string[]): Promise<KeyTimes> {
  const times: KeyTimes = { first: [], next: [], clear: [] };
  for (const word of words) {
    await search.field.focus();
    for (const [place, letter] of [...word].entries())
      times[place === 0 ? 'first' : 'next'].push(
        await costOf(search, () => search.page.keyboard.press(letter === ' ' ? 'Space' : letter)),
      );
    times.clear.push(await costOf(search, () => search.field.fill('')));
  }
  return times;
}
