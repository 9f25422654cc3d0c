import { type Browser, expect, type Page } from '@playwright/test';

/** The papers that a ticket prints. */

/** A tablet beside the grill, whose printer is not asked. */
export async function openPrintingTablet(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 800 },
    serviceWorkers: 'block',
  });
  const tablet = await context.newPage();
  await tablet.addInitScript(() => {
    window.print = () => undefined;
  });
  return tablet;
}

/** Presses a print button and returns the text of its paper. */
export async function printed(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  return paperOf(page);
}

/** Waits for a paper of 58 mm on one page, and returns its text as the print shows it. */
export async function paperOf(page: Page): Promise<string> {
  await expect(page.locator('html[data-printing]')).toHaveCount(1, { timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const text = await page.locator('body').innerText();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width] = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf) ?? [];
  expect(Math.round((Number(width) * 25.4) / 72)).toBe(58);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html[data-printing]')).toHaveCount(0);
  return text;
}
