import type { Browser, Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { freshPhone } from './browser.ts';

/**
 * Bytes as sent (brotli). `beforeTouch`: files of which any code ran. `all`: every fetched file,
 * including the first interaction.
 */
export type ScriptBytes = { beforeTouch: number; atRest: number; all: number; afterTouch: number };

/**
 * Loads the menu, waits until the page is idle, opens a product, and sums the script bytes of each
 * step.
 */
export async function measureScriptBytes(browser: Browser, url: string): Promise<ScriptBytes> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const fetched = new Map<string, number>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      fetched.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  const ran = await coverage(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page
    .locator('link[rel=modulepreload][as=script]')
    .waitFor({ state: 'attached', timeout: 6_000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const sum = (urls: Iterable<string>) =>
    [...urls].reduce((total, one) => total + (fetched.get(one) ?? 0), 0);
  const beforeTouch = sum(await ran()) + (await inlineBytes(page));
  const atRest = sum(fetched.keys());
  await page.locator('[data-product] a').first().click();
  await page.locator('dialog:modal [data-product-sheet]').waitFor();
  await page.waitForLoadState('networkidle');
  const afterTouch = sum(await ran());
  const all = sum(fetched.keys());
  await context.close();
  return { beforeTouch, atRest, all, afterTouch };
}

/**
 * The addresses of the scripts of which at least one function (the file's own body included) ran.
 */
async function coverage(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    return result
      .filter(
        ({ url, functions }) =>
          url !== '' && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
      )
      .map(({ url }) => url);
  };
}

/** Bytes of inline scripts that run; data blocks do not run. */
async function inlineBytes(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src]):not([type*=json])').allTextContents();
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
}
