import { readConfig } from './config.ts';
import { migrateDatabase } from './platform/db/migrate-database.ts';

/**
 * Brings the database of DATABASE_URL to this program's schema; says whether anything changed. Run again, it does nothing.
 * `--new-login`: where the password of the serving login is lost, makes a new one; start every server again then.
 */
const { ownerUrl, appUrl, dataDir } = readConfig();
if (ownerUrl === null) throw new Error('DATABASE_URL is not set: the migrating role is needed');
const { changed } = await migrateDatabase({
  ownerUrl,
  appUrl,
  dataDir,
  replacesLogin: process.argv.includes('--new-login'),
});
process.stdout.write(`${JSON.stringify({ migrated: changed })}\n`);
