import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/setup/chromium.mjs';

/** The pages are our own, so Chromium's sandbox, which root and containers cannot have, is not needed; it calls nobody else. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser stories, each in a phone and on a desktop, over a stack of their own (scripts/testing/story-stack.mjs). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './scripts/testing/story-stack.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.COMANDA_URL,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath() ?? undefined, args },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
