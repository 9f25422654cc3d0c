import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { databaseAccount } from './account.mjs';
import { isLiving } from './users.mjs';
import { placeFor } from './place.mjs';
import { stopDatabase } from './stop-database.mjs';

/** Stops an instance and deletes it, data and all. */
export async function removeDatabase(name) {
  await stopDatabase(name);
  rmSync(placeFor(name, databaseAccount()).folder, { recursive: true, force: true });
}

/** Deletes instances named `<kind>-<pid>` whose process is gone: what a killed run left behind. */
export async function removeAbandonedDatabases(kind) {
  const { folder } = placeFor(kind, databaseAccount());
  const mark = `${basename(folder)}-`;
  const left = readdirSync(dirname(folder)).filter((name) => name.startsWith(mark) && !isLiving(name.slice(mark.length)));
  for (const name of left) await removeDatabase(name);
}
