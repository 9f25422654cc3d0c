import { readConfig } from './config.ts';
import { migrateDatabase } from './platform/db/migrate-database.ts';

/** Brings the database of DATABASE_URL to this program's schema; says whether anything changed. Run again, it does nothing. */
const { ownerUrl, appUrl, dataDir } = readConfig();
if (ownerUrl === null) throw new Error('DATABASE_URL is not set: the migrating role is needed');
const { changed } = await migrateDatabase({ ownerUrl, appUrl, dataDir });
process.stdout.write(`${JSON.stringify({ migrated: changed })}\n`);
