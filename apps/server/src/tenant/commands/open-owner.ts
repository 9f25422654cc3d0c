import { readConfig } from '../../config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';

/**
 * Opens the database as its owner. `hasTimeLimits`: false for statements over all rows of a brand.
 * @throws if the setting of the migrating role is missing.
 */
export function openOwner({ hasTimeLimits = true } = {}): Database {
  const { ownerUrl } = readConfig();
  if (ownerUrl === null) throw new Error('DATABASE_URL is not set: the migrating role is needed');
  const application = 'comanda tenant';
  return openDatabase({ url: ownerUrl, connections: 1, application, hasTimeLimits });
}
