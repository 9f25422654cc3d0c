import { join } from 'node:path';
import { releaseDatabase } from '../postgres/stop-database.mjs';
import { startDatabase } from '../postgres/start-database.mjs';
import { root } from '../root.mjs';
import { areProgramsBuilt, bundlesFolder } from '../run/build-programs.mjs';
import { pictureCache } from '../setup/picture-cache.mjs';

/**
 * Sets TEST_DATABASE_URL (the owner's) for the server tests, unless it is set already, and the
 * folder of the picture cache. Programs that tests start are bundles if those are of the present
 * sources.
 */
export async function setup() {
  process.env.COMANDA_PICTURE_CACHE = pictureCache();
  if (areProgramsBuilt()) process.env.COMANDA_TEST_BUNDLES = join(root, bundlesFolder);
  if (process.env.TEST_DATABASE_URL) return undefined;
  const database = await startDatabase('test', { durable: false });
  process.env.TEST_DATABASE_URL = database.url;
  return () => releaseDatabase(database);
}
