import type { CDPSession, Page } from '@playwright/test';
import { isPhone } from './shopper.ts';

type Size = { width: number; height: number };

/** Stored as long as the page: closing a session ends its emulation. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Resizes the open page to other window sizes, and restores its own at the end. Narrow sizes
 * emulate a phone; wider ones do not, because a phone's browser zooms and shifts wide pages, and
 * does not undo that when the page is narrow again.
 */
export async function atWidths(
  page: Page,
  sizes: readonly Size[],
  look: (size: Size) => Promise<void>,
): Promise<void> {
  const original = page.viewportSize() ?? { width: 1280, height: 900 };
  const device = await sessionOf(page);
  const resize = (size: Size, mobile: boolean): Promise<unknown> =>
    device.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });
  for (const size of sizes) {
    await resize(size, isPhone(page) && size.width <= original.width);
    await look(size);
  }
  await resize(original, isPhone(page));
}

const usualFonts = { standard: 16, fixed: 13 };

/** Looks at the open page with a text size of the browser's settings, in percent of the usual. */
export async function withTextSize(
  page: Page,
  percent: number,
  look: () => Promise<void>,
): Promise<void> {
  const device = await sessionOf(page);
  const { standard, fixed } = usualFonts;
  const larger = { standard: (standard * percent) / 100, fixed: (fixed * percent) / 100 };
  await device.send('Page.setFontSizes', { fontSizes: larger });
  await look();
  await device.send('Page.setFontSizes', { fontSizes: usualFonts });
}
