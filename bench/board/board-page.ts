import type { Browser, CDPSession, Page } from '@playwright/test';
import type { CounterSession } from '../../apps/counter/src/counter/counter-session.ts';
import {
  counterSessionName,
  counterStoreName,
} from '../../apps/counter/src/platform/storage-names.ts';
import { counterCookiePath, counterCookies } from '../../packages/contract/src/counter/cookies.ts';
import type { TestStaff } from '../../apps/server/src/testing/test-staff.ts';
import { hourMs } from '../../packages/domain/src/duration.ts';

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

const slowdown = 4;
const shownWithinMs = 120_000;
/** The number of orders beside the name of each column. */
const counts = 'main section h2 span';

type Tablet = { host: string; port: number; storeId: number; staff: TestStaff };

/** Opens the board of a store for a staff member who is signed in. */
export async function openBoard(browser: Browser, tablet: Tablet): Promise<BoardPage> {
  const { host, port, storeId, staff } = tablet;
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 800 },
    hasTouch: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  await context.addCookies([
    {
      ...{ name: counterCookies.session, value: staff.token, domain: host },
      ...{ path: counterCookiePath, httpOnly: true, sameSite: 'Strict' },
    },
  ]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Time on the processor: what other programs on the machine do is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(store, storedValues(tablet));
  await page.goto(`http://${host}:${port}/mostrador`);
  return {
    page,
    cdp,
    storeId,
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

const store = (values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(`comanda:${location.hostname}:${name}`, JSON.stringify(value));
};

function storedValues({ staff, storeId }: Tablet): Record<string, unknown> {
  const expiryTime = Date.now() + hourMs;
  const session: CounterSession = {
    id: staff.sessionId,
    staffId: staff.staffId,
    name: 'Rosa Pinto',
    role: 'manager',
    storeIds: 'all',
    expiresAt: new Date(expiryTime).toISOString(),
  };
  return {
    [counterSessionName]: { expiryTime, value: session },
    [counterStoreName]: { expiryTime, value: storeId },
  };
}
