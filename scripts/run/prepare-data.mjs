import { join } from 'node:path';
import { contentHash } from '../setup/content-hash.mjs';
import { PlainError, print } from '../run-script.mjs';
import { mustRun, runTool } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';
import { tenantFolders } from './tenant-folders.mjs';

const sources = ['tenants', 'apps/server', 'packages', 'package-lock.json'];

/**
 * Migrates the database and imports the demo tenants; on our own database only when a source of either changed. `goesOn`: a brand that is
 * refused does not stop the others, and is tried again at the next start.
 */
export async function prepareData(database, environment, { goesOn = false } = {}) {
  if (!database.stampFolder) return migrateAndImport(environment, goesOn);
  const mark = `${contentHash(sources)} ${database.url}`;
  await runOncePerHash(join(database.stampFolder, 'prepared'), mark, () =>
    migrateAndImport(environment, goesOn),
  );
}

/** Exit code of an import that published some brands and refused others. */
const someRefused = 2;

/** Both say what they did and may be run again: what is there already is left. Answers whether all of it was done. */
export async function migrateAndImport(environment, goesOn = false) {
  await mustRun(
    'The migration of the database',
    'node',
    ['apps/server/src/migrate.ts'],
    environment,
  );
  const code = await runTool(
    'node',
    ['apps/server/src/tenant-cli.ts', 'import', '--changed', ...tenantFolders()],
    environment,
  );
  if (code === someRefused && goesOn)
    print('\nThe brands named above are refused; the others are served.\n');
  else if (code !== 0)
    throw new PlainError(`The import of the tenants failed (exit code ${code}): see above.`);
  return code === 0;
}
