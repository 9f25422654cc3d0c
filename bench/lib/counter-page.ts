import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { CounterSession } from '../../apps/counter/src/counter/counter-session.ts';
import {
  counterSessionName,
  counterStoreName,
} from '../../apps/counter/src/platform/storage-names.ts';
import { counterCookiePath, counterCookies } from '../../packages/contract/src/counter/cookies.ts';
import type { TestStaff } from '../../apps/server/src/testing/test-staff.ts';
import { hourMs } from '../../packages/domain/src/duration.ts';
import type { StaffRole } from '../../packages/domain/src/session/role.ts';

/** `host`: without a port. `path`: below `/mostrador`, empty for the board. */
export type CounterDevice = {
  host: string;
  port: number;
  storeId: number;
  staff: TestStaff;
  role?: StaffRole;
  path?: string;
};

/** A screen of the counter on a tablet whose CPU is four times slower. */
export type CounterPage = { page: Page; cdp: CDPSession; context: BrowserContext };

const slowdown = 4;

/** Opens a screen of the counter for a staff member who is signed in. */
export async function openCounterPage(
  browser: Browser,
  device: CounterDevice,
): Promise<CounterPage> {
  const { host, port, staff, path = '' } = device;
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
  await page.addInitScript(store, storedValues(device));
  await page.goto(`http://${host}:${port}/mostrador${path}`);
  return { page, cdp, context };
}

const store = (values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(`comanda:${location.hostname}:${name}`, JSON.stringify(value));
};

function storedValues({
  staff,
  storeId,
  role = 'manager',
}: CounterDevice): Record<string, unknown> {
  const expiryTime = Date.now() + hourMs;
  const session: CounterSession = {
    id: staff.sessionId,
    staffId: staff.staffId,
    name: 'Rosa Pinto',
    role,
    storeIds: 'all',
    expiresAt: new Date(expiryTime).toISOString(),
  };
  return {
    [counterSessionName]: { expiryTime, value: session },
    [counterStoreName]: { expiryTime, value: storeId },
  };
}
