import { basename, join } from 'node:path';

/**
 * Returns the path of a program that a test starts, such as `operator/payments-cli.ts`: its bundle,
 * which starts in half of the time, if the run found bundles of the present sources
 * (scripts/testing/test-database.mjs), else the source.
 */
export function programFile(source: string): string {
  const bundles = process.env['COMANDA_TEST_BUNDLES'];
  return bundles === undefined
    ? join(import.meta.dirname, '..', source)
    : join(bundles, `${basename(source, '.ts')}.js`);
}
