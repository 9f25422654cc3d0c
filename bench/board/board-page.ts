import type { Browser, CDPSession, Page } from '@playwright/test';
import { type CounterDevice, openCounterPage } from '../lib/counter-page.ts';

/** The board of a store on a tablet whose CPU is four times slower. */
export type BoardPage = {
  page: Page;
  cdp: CDPSession;
  storeId: number;
  /**
   * Resolves once the board shows this many orders. @throws Error if it does not within minutes.
   */
  untilShown(count: number): Promise<void>;
};

const shownWithinMs = 120_000;
/** The number of orders beside the name of each column. */
const counts = 'main section h2 span';

/** Opens the board of a store for a staff member who is signed in. */
export async function openBoard(browser: Browser, tablet: CounterDevice): Promise<BoardPage> {
  const { page, cdp } = await openCounterPage(browser, tablet);
  return {
    page,
    cdp,
    storeId: tablet.storeId,
    untilShown: async (count) => {
      const deadline = performance.now() + shownWithinMs;
      while ((await ordersOn(page)) !== count) {
        if (performance.now() > deadline)
          throw new Error(`the board shows ${await ordersOn(page)} orders and not ${count}`);
        await page.waitForTimeout(50);
      }
    },
  };
}

const ordersOn = async (page: Page): Promise<number> =>
  (await page.locator(counts).allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
