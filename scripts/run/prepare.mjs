import { join } from 'node:path';
import { contentHash } from '../setup/content-hash.mjs';
import { mustRun } from '../setup/run-tool.mjs';
import { oncePer } from '../setup/stamp.mjs';
import { tenantFolders } from './tenant-folders.mjs';

const sources = ['tenants', 'apps/server', 'packages', 'package-lock.json'];

/** Migrates the database and imports the demo tenants; on our own database only when a source of either changed. */
export async function prepareData(database, environment) {
  if (!database.stampFolder) return migrateAndImport(environment);
  const mark = `${contentHash(sources)} ${database.url}`;
  await oncePer(join(database.stampFolder, 'prepared'), mark, () => migrateAndImport(environment));
}

/** Both say what they did and may be run again: what is there already is left. */
export async function migrateAndImport(environment) {
  await mustRun('The migration of the database', 'node', ['apps/server/src/migrate.ts'], environment);
  await mustRun(
    'The import of the tenants',
    'node',
    ['apps/server/src/tenant-cli.ts', 'import', '--changed', ...tenantFolders()],
    environment,
  );
}
