import { releaseDatabase } from '../postgres/stop-database.mjs';
import { startDatabase } from '../postgres/start-database.mjs';
import { pictureCache } from '../setup/picture-cache.mjs';

/**
 * Gives the server tests TEST_DATABASE_URL (the owner's), unless somebody set it, for as long as they run, and the folder of
 * pictures that were made already.
 */
export async function setup() {
  process.env.COMANDA_PICTURE_CACHE = pictureCache();
  if (process.env.TEST_DATABASE_URL) return undefined;
  const database = await startDatabase('test', { durable: false });
  process.env.TEST_DATABASE_URL = database.url;
  return () => releaseDatabase(database);
}
