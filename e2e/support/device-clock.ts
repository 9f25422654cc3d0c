import type { Page } from '@playwright/test';

const hourMs = 3_600_000;

/** The instant (ISO) so many hours from now, or before it. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * hourMs).toISOString();

/** From the next page on the device shows a time that is so many hours off; everybody else's clock is right. */
export async function setDeviceClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
  }, hours * hourMs);
}
