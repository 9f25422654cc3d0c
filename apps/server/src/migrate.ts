import { readConfig } from './config.ts';
import { migrateDatabase } from './platform/db/migrate-database.ts';
import { databaseSetting, databasesOf } from './platform/settings/read-databases.ts';

/**
 * Migrates the database of DATABASE_URL to this program's schema, then those of DATABASES, and
 * prints whether anything changed. A second run does nothing. `--new-login` replaces a lost
 * password of the serving login; restart every server after that. A refusal is printed alone,
 * without a stack.
 */
async function migrate(): Promise<void> {
  const config = readConfig();
  const replacesLogin = process.argv.includes('--new-login');
  let migrated = false;
  for (const { name, ownerUrl, appUrl } of databasesOf(config)) {
    const setting = databaseSetting('DATABASE_URL', name);
    if (ownerUrl === null) throw new Error(`${setting} is not set: the migrating role is needed`);
    const task = { ownerUrl, appUrl, dataDir: config.dataDir, replacesLogin };
    const { changed } = await migrateDatabase(task).catch((error: unknown) => {
      if (config.otherDatabases.length === 0 || !(error instanceof Error)) throw error;
      throw new Error(`database ${name}: ${error.message}`, { cause: error });
    });
    migrated ||= changed;
  }
  process.stdout.write(`${JSON.stringify({ migrated })}\n`);
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
