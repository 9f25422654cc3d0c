import type { Browser, Locator, Page } from '@playwright/test';
import { freshPhone } from './browser.ts';

/**
 * One page load: how long the shopper waited for a first reaction and for the whole sheet (ms after
 * the press), and whether the pressed product opened in the end.
 */
export type FirstInteraction = { afterMs: number; wait: number; whole: number; opened: boolean };

const slowdown = 4;
const latestMs = 1_500;
const timeoutMs = 15_000;

type Noted = { noteTouch(name: string, at: number): Promise<void> };

/**
 * Records the time of the press and of the first visible reaction, on one clock across documents.
 */
const watchInteractions = (): void => {
  const note = (name: string, at: number): void =>
    void (window as unknown as Noted).noteTouch(name, performance.timeOrigin + at);
  addEventListener('pointerdown', (event) => note('pointerdown', event.timeStamp), {
    capture: true,
    once: true,
  });
  const hasFeedback = (): boolean =>
    document.querySelector('[data-pressed], dialog[open]') !== null;
  const look = (): void => {
    if (!hasFeedback()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => note('firstFeedback', performance.now());
      channel.port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-pressed', 'open'],
  });
};

/**
 * Presses a product of a fresh page at a moment of its early life that `chance` (0 to 1) sets, on a
 * phone with a fourfold CPU slowdown.
 */
export async function measureFirstInteraction(
  browser: Browser,
  url: string,
  chance: number,
): Promise<FirstInteraction> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const notes = await listen(page);
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'commit' });
  const card = page.locator('[data-product] a').first();
  await card.waitFor();
  const id = await page.locator('[data-product]').first().getAttribute('data-product');
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), chance * latestMs);
  const point = await pointOnScreen(card);
  const age = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(point.x, point.y);
  const sheet = page.locator(`dialog:modal [data-product-sheet="${id}"]`);
  const opened = await sheet.waitFor({ timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
  const openedAt = Date.now();
  await context.close();
  const since = (at: number): number => at - (notes.get('pointerdown') ?? Number.NaN);
  return {
    afterMs: age,
    wait: since(notes.get('firstFeedback') ?? Number.NaN),
    whole: since(opened ? openedAt : Number.NaN),
    opened,
  };
}

/**
 * Scrolls a product onto the screen and returns a point of the screen at which a press reaches it.
 * The first product of a page may stand below the first screen.
 * @throws Error if something else lies at the product's middle: that press would be the program's
 * miss and no lost touch of the page.
 */
async function pointOnScreen(card: Locator): Promise<{ x: number; y: number }> {
  const { x, y, isOnTop } = await card.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return { ...point, isOnTop: hit?.closest('a') === element };
  });
  if (!isOnTop) throw new Error(`a press at ${x}, ${y} would not reach the first product`);
  return { x, y };
}

/**
 * Collects the page's notes by name, in milliseconds since the epoch; the first note of a name
 * counts.
 */
async function listen(page: Page): Promise<Map<string, number>> {
  const notes = new Map<string, number>();
  await page.exposeFunction('noteTouch', (name: string, at: number) => {
    if (!notes.has(name)) notes.set(name, at);
  });
  return notes;
}
