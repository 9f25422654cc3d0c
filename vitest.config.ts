import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node; `server` runs over the clone's own test database (scripts/testing/test-database.mjs). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{web,sandbox}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'scripts/{guards,testing}/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/postgres/*.test.mjs'],
          globalSetup: ['scripts/testing/test-database.mjs'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
