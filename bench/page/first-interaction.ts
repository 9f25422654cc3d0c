import type { Browser, Locator, Page } from '@playwright/test';
import { freshPhone } from './browser.ts';

/**
 * One page load. `reached`: the press reached the product that it was meant for, `afterMs` into the
 * page's life. `wait`, `whole`: milliseconds from the press to the first reaction and to the whole
 * sheet, NaN if the page never showed it, which is a touch that the page lost. `missed`: the press
 * reached something else or nothing, so that it says nothing about the page.
 */
export type FirstInteraction =
  | { kind: 'reached'; afterMs: number; wait: number; whole: number }
  | { kind: 'missed'; why: string };

const slowdown = 4;
const latestMs = 1_500;
const timeoutMs = 15_000;

type Note = { at: number; product: string | null };
type Noted = { noteTouch(name: string, at: number, product: string | null): Promise<void> };

/**
 * Records the time of the press and the product under it, and the time of the first visible
 * reaction, on one clock across documents.
 */
const watchInteractions = (): void => {
  const note = (name: string, at: number, product: string | null): void =>
    void (window as unknown as Noted).noteTouch(name, performance.timeOrigin + at, product);
  const notePress = ({ target, timeStamp }: Event): void => {
    const card = target instanceof Element ? target.closest('[data-product]') : null;
    note('pointerdown', timeStamp, card?.getAttribute('data-product') ?? null);
  };
  addEventListener('pointerdown', notePress, { capture: true, once: true });
  const hasFeedback = (): boolean =>
    document.querySelector('[data-pressed], dialog[open]') !== null;
  const look = (): void => {
    if (!hasFeedback()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => note('firstFeedback', performance.now(), null);
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
 * Presses the first product of a fresh page at a moment of its early life that `chance` (0 to 1)
 * sets, on a phone with a fourfold CPU slowdown.
 */
export async function measureFirstInteraction(
  browser: Browser,
  url: string,
  chance: number,
): Promise<FirstInteraction> {
  const context = await freshPhone(browser);
  try {
    return await press(await context.newPage(), url, chance);
  } finally {
    await context.close();
  }
}

async function press(page: Page, url: string, chance: number): Promise<FirstInteraction> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const notes = await listen(page);
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'commit' });
  const card = page.locator('[data-product] a').first();
  await card.waitFor();
  const id = await page.locator('[data-product]').first().getAttribute('data-product');
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), chance * latestMs);
  const point = await pointOnScreen(card);
  const afterMs = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(point.x, point.y);
  const opened = await isSoonThere(page.locator(`dialog:modal [data-product-sheet="${id}"]`));
  const openedAt = opened ? Date.now() : Number.NaN;
  const touch = notes.get('pointerdown');
  if (touch === undefined) return { kind: 'missed', why: 'no press reached the page' };
  if (touch.product !== id)
    return {
      kind: 'missed',
      why: `the press at ${point.x}, ${point.y} reached ${touch.product ?? 'no product'}, not ${id}`,
    };
  const wait = (notes.get('firstFeedback')?.at ?? Number.NaN) - touch.at;
  return { kind: 'reached', afterMs, wait, whole: openedAt - touch.at };
}

const isSoonThere = (sheet: Locator): Promise<boolean> =>
  sheet.waitFor({ timeout: timeoutMs }).then(
    () => true,
    () => false,
  );

/**
 * Scrolls a product onto the screen, because the first product of a page may stand below the first
 * screen, and returns its middle.
 */
function pointOnScreen(card: Locator): Promise<{ x: number; y: number }> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}

/**
 * Collects the page's notes by name, in milliseconds since the epoch; the first note of a name
 * counts.
 */
async function listen(page: Page): Promise<ReadonlyMap<string, Note>> {
  const notes = new Map<string, Note>();
  await page.exposeFunction('noteTouch', (name: string, at: number, product: string | null) => {
    if (!notes.has(name)) notes.set(name, { at, product });
  });
  return notes;
}
