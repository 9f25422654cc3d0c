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

type OwnerOptions = { newBrandsIn?: string; mayTakeLong?: boolean };

/**
 * Opens the databases as their owner; each brand is found in its own. `newBrandsIn`: the name of
 * the database for brands that are in none yet; else the first. `mayTakeLong`: without the time
 * limits of connections that serve, for statements over all rows of a brand.
 * @throws Error in one sentence if a setting of the migrating role is missing, if no database has
 * this name, or if a database does not answer.
 */
export async function openOwner({
  newBrandsIn = firstDatabase,
  mayTakeLong = false,
}: OwnerOptions = {}): Promise<Database> {
  const databases = databasesOf(readConfig());
  const place = databases.findIndex(({ name }) => name === newBrandsIn);
  if (place < 0)
    throw new Error(
      `there is no database "${newBrandsIn}"; there is ${databases.map(({ name }) => name).join(', ')}`,
    );
  const [first, ...others] = databases;
  const open = (database: NamedDatabase) => openAsOwner(database, mayTakeLong);
  if (others.length === 0) return open(first);
  const owner = joinDatabases([open(first), ...others.map(open)], place);
  await assignBrands(owner);
  return owner;
}

function openAsOwner({ name, ownerUrl }: NamedDatabase, mayTakeLong: boolean): Database {
  const setting = databaseSetting('DATABASE_URL', name);
  if (ownerUrl === null) throw new Error(`${setting} is not set: the migrating role is needed`);
  const application = 'comanda tenant';
  return openDatabase({ url: ownerUrl, connections: 1, application, hasTimeLimits: !mayTakeLong });
}
