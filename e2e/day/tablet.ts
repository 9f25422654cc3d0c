import { type Browser, expect, type Page } from '@playwright/test';
import { lockButton, signInWithNewPin, typePin } from '../support/counter-sign-in.ts';
import { createStoryStaff, type CounterRole } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import type { DayLog } from './day-log.ts';

/** A tablet of the restaurant behind its router, with somebody at it. */
export type DayTablet = {
  readonly name: string;
  readonly page: Page;
  /** Locks the screen and comes back with the PIN. */
  lockAndReturn(): Promise<void>;
  close(): Promise<void>;
};

type Opening = { brand: string; origin: string; name: string; role: CounterRole };
const pin = '4071';

/** Signs somebody in on a tablet of the first store, and notes each time that it rings. */
export async function openDayTablet(
  browser: Browser,
  log: DayLog,
  { brand, origin, name, role }: Opening,
): Promise<DayTablet> {
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 800 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const rings: number[] = [];
  log.rings.set(name, rings);
  await page.exposeFunction('noteRing', () => void rings.push(Date.now()));
  await page.addInitScript(tellRings);
  const { staffId } = await createStoryStaff({
    ...{ brand: brand as DemoBrand, role, storeIds: [1], name },
  });
  await page.goto(`${origin}/mostrador`);
  await signInWithNewPin(page, { email: `staff-${staffId}@example.com`, person: name, pin });
  return {
    ...{ name, page },
    lockAndReturn: () => lockAndReturn(page, name),
    close: () => context.close(),
  };
}

/** Locks the screen, and types the PIN until the tablet is open with a connection. */
async function lockAndReturn(page: Page, name: string): Promise<void> {
  const lock = lockButton(page);
  await lock.click();
  const who = page.getByRole('button', { name });
  await who.waitFor();
  await expect(async () => {
    if (await lock.isVisible()) return;
    if (await who.isVisible()) await typePin(page, name, pin);
    await expect(lock).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 240_000 });
}

/** Runs in the page: tells of each tone that begins to play. */
function tellRings(): void {
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function tell(...when) {
    const noteRing: unknown = Reflect.get(globalThis, 'noteRing');
    if (typeof noteRing === 'function') noteRing();
    start.apply(this, when);
  };
}

/** Returns whether the screen shows a text, also behind a dialog. */
export const says = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => document.body.innerText.includes(wanted), text);
