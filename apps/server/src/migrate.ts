import { readConfig } from './config.ts';
import { migrateDatabase } from './platform/db/migrate-database.ts';

/**
 * Migrates the database of DATABASE_URL to this program's schema and prints whether anything
 * changed. A second run does nothing. `--new-login` replaces a lost password of the serving login;
 * restart every server after that. A refusal is printed alone, without a stack.
 */
async function migrate(): Promise<void> {
  const { ownerUrl, appUrl, dataDir } = readConfig();
  if (ownerUrl === null) throw new Error('DATABASE_URL is not set: the migrating role is needed');
  const { changed } = await migrateDatabase({
    ownerUrl,
    appUrl,
    dataDir,
    replacesLogin: process.argv.includes('--new-login'),
  });
  process.stdout.write(`${JSON.stringify({ migrated: changed })}\n`);
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
