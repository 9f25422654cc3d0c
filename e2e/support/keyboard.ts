import type { Locator, Page } from '@playwright/test';

/**
 * Presses Tab until the control has the focus; fails the story if Tab does not reach the control.
 */
export async function tabTo(page: Page, control: Locator, atMost = 150): Promise<void> {
  for (let step = 0; step < atMost; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control.toString()}`);
}
