import type { Browser, Page } from '@playwright/test';
import { sized } from '../lib/run-size.ts';
import { desktop, freshPhone } from './browser.ts';

/**
 * A page without interaction: its longest task (ms) until it is idle, and its number of elements.
 */
export type IdleFigures = { longestTask: number; elements: number };

const slowdown = 4;
const restMs = sized(2_500, 300);

/** Records the page's performance entries of a type from before its first byte on. */
const recordEntries = (kind: string): void => {
  const recordedEntries: number[] = [];
  Object.assign(window, { recordedEntries });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      recordedEntries.push(
        'value' in entry && typeof entry.value === 'number' ? entry.value : entry.duration,
      );
  }).observe({ type: kind, buffered: true });
};

const recordedEntriesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { recordedEntries: number[] }).recordedEntries);

/**
 * Measures all work before the first interaction, idle work included, on a phone with a fourfold
 * CPU slowdown.
 */
export async function measureIdlePhone(browser: Browser, url: string): Promise<IdleFigures> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordEntries, 'longtask');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const longestTask = Math.max(0, ...(await recordedEntriesOf(page)));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { longestTask, elements };
}

/** Layout shift on a desktop: during the load, and while the wheel scrolls the page to its end. */
export async function shiftOnDesktop(
  browser: Browser,
  url: string,
): Promise<{ loading: number; reading: number }> {
  const context = await desktop(browser);
  const page = await context.newPage();
  await page.addInitScript(recordEntries, 'layout-shift');
  await page.goto(url, { waitUntil: 'networkidle' });
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0);
  const loading = sum(await recordedEntriesOf(page));
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 400 && !(await isAtEnd(page)); turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const reading = sum(await recordedEntriesOf(page)) - loading;
  await context.close();
  return { loading, reading };
}

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
