import { buildApps } from './build-apps.mjs';
import { buildPrograms } from './build-programs.mjs';
import { compressApps } from './compress-apps.mjs';

/** Builds all that a server runs and serves; each part only if its sources changed. */
export async function buildAll() {
  await buildPrograms();
  await buildApps();
  await compressApps();
}
