import { readConfig } from '../../config.ts';
import type { Database } from '../../platform/db/database.ts';
import { joinDatabases } from '../../platform/db/join-databases.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import {
  databaseSetting,
  databasesOf,
  firstDatabase,
  type NamedDatabase,
} from '../../platform/settings/read-databases.ts';
import { assignBrands } from '../brand-rows.rows.ts';

/**
 * Opens the databases as their owner; each brand is found in its own. `newBrandsIn`: the name of
 * the database for brands that are in none yet; else the first.
 * @throws Error in one sentence if a setting of the migrating role is missing, if no database has
 * this name, or if a database does not answer.
 */
export async function openOwner(newBrandsIn: string = firstDatabase): Promise<Database> {
  const databases = databasesOf(readConfig());
  const place = databases.findIndex(({ name }) => name === newBrandsIn);
  if (place < 0)
    throw new Error(
      `there is no database "${newBrandsIn}"; there is ${databases.map(({ name }) => name).join(', ')}`,
    );
  const [first, ...others] = databases;
  if (others.length === 0) return openAsOwner(first);
  const owner = joinDatabases([openAsOwner(first), ...others.map(openAsOwner)], place);
  await assignBrands(owner);
  return owner;
}

function openAsOwner({ name, ownerUrl }: NamedDatabase): Database {
  const setting = databaseSetting('DATABASE_URL', name);
  if (ownerUrl === null) throw new Error(`${setting} is not set: the migrating role is needed`);
  return openDatabase({ url: ownerUrl, connections: 1, application: 'comanda tenant' });
}
