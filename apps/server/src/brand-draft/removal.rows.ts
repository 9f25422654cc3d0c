import type { Picture } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { VersionFiles } from './brand-version.rows.ts';

/**
 * A version of the menus after which dishes may have left. `at`, `by`: of the version after it;
 * null: an import, the counter, or a person who left.
 */
export type VersionBeforeRemoval = VersionFiles & {
  number: number;
  at: string | null;
  by: string | null;
};

/**
 * Lists the versions of the menus after which a dish may have left, the newest first, before the
 * number `before`: the newest version, and those before a removal, a way back or an import. Only
 * their files are read.
 */
export const listVersionsBeforeRemovals = (
  tx: Tx,
  before: number | null,
  limit: number,
): Promise<VersionBeforeRemoval[]> =>
  tx.query(
    'list-versions-before-removals',
    sql`with next as (select number, lead(number) over later as next_number,
        lead(published_at) over later as at, lead(staff_id) over later as staff_id,
        lead(source = 'folder' or restored is not null
          or changes @> '[{"edit": {"op": "remove"}}]') over later as may_remove
      from brand_versions where tenant_id = ${tx.tenantId} and section = 'menu'
      window later as (order by number)),
      chosen as (select * from next where (next_number is null or may_remove)
        and (${before}::integer is null or number < ${before}::integer)
        order by number desc limit ${limit})
      select c.number, c.at, s.name as by, v.files, v.pictures from chosen c
      join brand_versions v on v.tenant_id = ${tx.tenantId} and v.number = c.number
      left join staff s on s.tenant_id = v.tenant_id and s.id = c.staff_id
      order by c.number desc`,
  );

/** Returns how versions published pictures of these paths, by path: the newest version decides. */
export async function findPicturesOfVersions(
  tx: Tx,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const rows = await tx.query<{ path: string; picture: Picture }>(
    'find-pictures-of-versions',
    sql`select distinct on (path) path, v.pictures -> path as picture
      from unnest(${[...paths]}::text[]) as path
      join brand_versions v on v.tenant_id = ${tx.tenantId} and v.section = 'menu'
        and v.pictures ? path
      order by path, v.number desc`,
  );
  return new Map(rows.map(({ path, picture }) => [path, picture]));
}
