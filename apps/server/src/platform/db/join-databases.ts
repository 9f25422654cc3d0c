import type { TenantId } from '@comanda/domain/ids.ts';
import type { Database } from './database.ts';
import { poolsOf, registerPools } from './pool.ts';

/**
 * Makes one database of several, each with the rows of some brands, so that a use case does not
 * know in which of them its brand is. `newBrandsIn`: the place of the database for a brand that is
 * in none yet. docs/decisions/0161-each-brand-names-its-database.md.
 */
export function joinDatabases(each: readonly [Database, ...Database[]], newBrandsIn = 0): Database {
  let places: ReadonlyMap<TenantId, number> | null = null;
  const pools = each.map(poolsOf);
  const database: Database = {
    assign: (changed) => (places = changed),
    statements: () => each.reduce((sum, one) => sum + one.statements(), 0),
    reachable: async () => (await Promise.all(each.map((one) => one.reachable()))).flat(),
    close: async () => void (await Promise.all(each.map((one) => one.close()))),
  };
  registerPools(database, {
    all: pools.flatMap(({ all }) => all),
    ofTenant: (tenantId) => {
      const place = places?.get(tenantId) ?? newBrandsIn;
      const found = pools[place];
      if (found === undefined) throw new Error(`there is no database at place ${place}`);
      return found.ofTenant(tenantId);
    },
  });
  return database;
}
