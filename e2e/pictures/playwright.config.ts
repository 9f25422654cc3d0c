import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config.ts';

/** `npm run pictures`: takes the handbook's pictures anew, one after the other. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  projects: [{ name: 'tablet', use: { viewport: { width: 1280, height: 800 } } }],
});
