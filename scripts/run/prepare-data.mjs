import { join } from 'node:path';
import { contentHash } from '../setup/content-hash.mjs';
import { PlainError, print } from '../run-script.mjs';
import { runOrThrow, runTool } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';
import { tenantFolders } from './tenant-folders.mjs';

const sources = ['tenants', 'apps/server', 'packages', 'package-lock.json'];

/**
 * Migrates the database and imports the demo tenants; on the clone's own database only if a source
 * of either changed. `continueOnError`: a refused brand does not stop the others, and is retried at
 * the next start.
 */
export async function prepareData(database, environment, { continueOnError = false } = {}) {
  if (!database.stampFolder) return migrateAndImport(environment, continueOnError);
  const mark = `${contentHash(sources)} ${database.url}`;
  await runOncePerHash(join(database.stampFolder, 'prepared'), mark, () =>
    migrateAndImport(environment, continueOnError),
  );
}

/** Exit code of an import that published some brands and refused others. */
const someRefused = 2;

/**
 * Runs the migration and the import, and adds the staff of a demonstration. Each prints its actions
 * and is safe to repeat. Returns whether everything succeeded.
 */
export async function migrateAndImport(environment, continueOnError = false) {
  await runOrThrow(
    'The migration of the database',
    'node',
    ['apps/server/src/migrate.ts'],
    environment,
  );
  const code = await runTool(
    'node',
    ['apps/server/src/operator/tenant-cli.ts', 'import', '--changed', ...tenantFolders()],
    environment,
  );
  if (code === someRefused && continueOnError)
    print('\nThe brands named above are refused; the others are served.\n');
  else if (code !== 0)
    throw new PlainError(`The import of the tenants failed (exit code ${code}): see above.`);
  if (environment.DEMO === '1') await addDemoStaff(environment);
  return code === 0;
}

/**
 * The brands of a demonstration have people who sign in at the counter: their codes arrive in the
 * sandbox's mailbox.
 */
const addDemoStaff = (environment) =>
  runOrThrow(
    'The staff of the demonstration',
    'node',
    ['apps/server/src/operator/tenant-cli.ts', 'demo-staff', ...tenantFolders()],
    environment,
  );
