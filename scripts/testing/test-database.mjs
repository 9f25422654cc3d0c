import { releaseDatabase } from '../postgres/stop-database.mjs';
import { startDatabase } from '../postgres/start-database.mjs';
import { pictureCache } from '../setup/picture-cache.mjs';

/**
 * Sets TEST_DATABASE_URL (the owner's) for the server tests, unless it is set already, and the
 * folder of the picture cache.
 */
export async function setup() {
  process.env.COMANDA_PICTURE_CACHE = pictureCache();
  if (process.env.TEST_DATABASE_URL) return undefined;
  const database = await startDatabase('test', { durable: false });
  process.env.TEST_DATABASE_URL = database.url;
  return () => releaseDatabase(database);
}
