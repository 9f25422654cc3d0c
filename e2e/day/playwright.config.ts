import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config.ts';

/** `npm run day`: one scripted day of a restaurant, which ends with its figures. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '**/*.day.ts',
  workers: 1,
  retries: 0,
  timeout: 2_700_000,
  projects: [{ name: 'tablet', use: { viewport: { width: 1280, height: 800 } } }],
});
