import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * `unit` needs nothing but Node; `server` runs over the clone's own test database
 * (scripts/testing/test-database.mjs).
 */
export default defineConfig({
  test: {
    // On a busy machine a state is reached late: tests poll for longer than Vitest's one second.
    expect: { poll: { timeout: 15_000 } },
    // By default Vitest leaves one core to a watcher that we do not use, which is half of two
    // cores. Server tests wait for half of their time, so that two cores serve three workers.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The test files of one worker share its modules: unit tests store nothing in them, and
          // loading them anew took half of the time.
          isolate: false,
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{web,counter,sandbox}/**/*.test.{ts,tsx}',
            'scripts/{guards,measure,setup,testing,width}/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // As for unit tests: what a test changes of its process (environment, global functions)
          // it puts back.
          isolate: false,
          include: [
            'apps/server/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/postgres/*.test.mjs',
          ],
          globalSetup: ['scripts/testing/test-database.mjs'],
          // The programs that tests start would otherwise compile the same files anew, each of
          // them.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.data', 'compiled') },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
