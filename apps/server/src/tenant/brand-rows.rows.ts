import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { readEachReference } from '../platform/db/read-reference.ts';
import { type BrandRow, brandsOfDatabases, type PlacedBrand } from './brands-of-databases.ts';

const allBrands = sql`select t.id, t.country, t.version, t.digest,
  coalesce(t.move_state, 'served') as "moveState",
  coalesce((select array_agg(h.host order by h.position) from tenant_hosts h
    where h.tenant_id = t.id), '{}') as hosts from tenants t order by t.id`;

/** Reads all brands and hosts in one statement, in each database. */
export const readBrandRows = (db: Database): Promise<PromiseSettledResult<BrandRow[]>[]> =>
  readEachReference<BrandRow>(db, 'all-tenants', allBrands);

/**
 * Returns each brand once, from the database that serves it.
 * @throws the error of a database that does not answer.
 */
export const findBrands = async (db: Database): Promise<readonly PlacedBrand[]> =>
  brandsOfDatabases(await readAllRows(db));

/**
 * Returns how many databases have the brand, also as one that arrives or has left.
 * @throws the error of a database that does not answer.
 */
export const countDatabasesOf = async (db: Database, tenantId: TenantId): Promise<number> =>
  (await readAllRows(db)).filter((rows) => rows.some(({ id }) => id === tenantId)).length;

async function readAllRows(db: Database): Promise<readonly (readonly BrandRow[])[]> {
  return (await readBrandRows(db)).map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

/**
 * Finds the brands in several databases, so that what is done with a brand is done in its own.
 * Returns their ids, sorted.
 */
export async function assignBrands(db: Database): Promise<readonly TenantId[]> {
  const brands = await findBrands(db);
  db.assign(new Map(brands.map(({ id, place }) => [id, place])));
  return brands.map(({ id }) => id);
}
