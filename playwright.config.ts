import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './scripts/setup/chromium.mjs';

/** Chromium as root and without a network: no sandbox of its own, no calls home. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser of few processes: a third of a visit was the kernel's, which starts processes and takes
 * messages from one to another. Pictures are composed and files are fetched in the browser's own
 * process, and a story has one renderer for all its pages. The last switch of a name counts, so the
 * feature that Playwright takes screenshots with is named again.
 * docs/decisions/0159-stories-share-processes.md.
 */
const fewProcesses = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** A machine that runs all stages at once reaches each state later. */
const isShared = Boolean(process.env['CI']);

/**
 * The stories run against a Comanda that is up: `npm run e2e` starts one, COMANDA_URL names
 * another. A story runs on a phone. Where layout or input differs a tag says so: `@both-widths`
 * runs on a desktop too, `@desktop` only there.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  fullyParallel: true,
  forbidOnly: isShared,
  workers: 3,
  // A second and third try on a machine that others keep busy: a story that needs one is reported
  // as flaky, never hidden.
  retries: isShared ? 2 : 0,
  timeout: isShared ? 120_000 : 60_000,
  expect: { timeout: isShared ? 20_000 : 10_000 },
  reporter: 'list',
  use: {
    // A thing that never appears fails its story here, and not at the end of the minutes that a
    // long story has.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: process.env['COMANDA_URL'] ?? 'http://burger.localhost:3000',
    // Requests that a worker answers cannot be held back by a story; those about being offline
    // allow it.
    serviceWorkers: 'block',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath() ?? '', args: [...quiet, ...fewProcesses] },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 1,
        userAgent: devices['Pixel 7'].userAgent,
        // A story waits for each movement to end. The desktop's stories see the movements.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desktop',
      grep: /@both-widths|@desktop/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
