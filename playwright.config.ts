import { defineConfig, devices } from '@playwright/test';

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

/** The stories run against a Comanda that is up: `npm run e2e` starts one, COMANDA_URL names another. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A second and third try on a machine that others keep busy: a story that needs one is reported as flaky, never hidden.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['COMANDA_URL'] ?? 'http://burger.localhost:3000',
    // Requests that a worker answers cannot be held back by a story; those about being offline allow it.
    serviceWorkers: 'block',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: quiet },
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
