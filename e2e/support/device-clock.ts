import type { Page } from '@playwright/test';

const hourMs = 3_600_000;

/** The instant (ISO) `hours` from now; negative hours are in the past. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * hourMs).toISOString();

/**
 * From the next page on, the device's clock is off by `hours`; the clocks of the server and of
 * other devices are right.
 */
export async function setDeviceClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
  }, hours * hourMs);
}
