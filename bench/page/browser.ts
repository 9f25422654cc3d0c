import { type Browser, chromium, type BrowserContext, devices } from '@playwright/test';
import { freePort } from '../../scripts/postgres/free-port.mjs';
import { PlainError } from '../../scripts/run-script.mjs';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';

/**
 * Flags for Chromium as root, without external network: none of the analytics services responds.
 */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1',
];

export type OpenBrowser = { browser: Browser; debugPort: number };

/** Starts the machine's Chromium, with a debugging port for Lighthouse. */
export async function openBrowser(): Promise<OpenBrowser> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new PlainError('The page is measured in Chromium. Install it, or set CHROMIUM_PATH.');
  const debugPort = await freePort(null);
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, `--remote-debugging-port=${debugPort}`],
  });
  return { browser, debugPort };
}

/** A phone with an empty cache and empty storage. */
export const freshPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 7'], locale: 'es-CL', timezoneId: 'America/Santiago' });

/** A desktop with an empty cache and empty storage. */
export const desktop = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1_280, height: 800 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
