import type { DescribedEdit } from '@comanda/domain/draft/describe-draft.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The files of the menus by path, and the pictures that they name, by path. */
export type VersionFiles = {
  files: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Picture>>;
};

/** A version as it is stored. `staffId` null: an import. `at`: ISO instant. */
export type NewBrandVersion = VersionFiles & {
  number: number;
  changes: readonly DescribedEdit[];
  note: string;
  source: 'back-office' | 'folder';
  restored: number | null;
  staffId: StaffId | null;
  at: string;
};

export type LastVersion = Pick<NewBrandVersion, 'number' | 'source' | 'at'> & {
  by: string | null;
};

/** Returns the newest version; null: nothing was published in the back office yet. */
export async function findLastBrandVersion(tx: Tx): Promise<LastVersion | null> {
  const [row] = await tx.query<LastVersion>(
    'find-last-brand-version',
    sql`select v.number, v.source, v.published_at as at, s.name as by from brand_versions v
      left join staff s on s.tenant_id = v.tenant_id and s.id = v.staff_id
      where v.tenant_id = ${tx.tenantId} order by v.number desc limit 1`,
  );
  return row ?? null;
}

/** Returns the files of one version; null: it is unknown, or was deleted. */
export async function findVersionFiles(tx: Tx, number: number): Promise<VersionFiles | null> {
  const [row] = await tx.query<VersionFiles>(
    'find-version-files',
    sql`select files, pictures from brand_versions
      where tenant_id = ${tx.tenantId} and number = ${number}`,
  );
  return row ?? null;
}

export async function insertBrandVersion(tx: Tx, version: NewBrandVersion): Promise<void> {
  const { number, files, pictures, changes, note, source, restored, staffId, at } = version;
  await tx.query(
    'insert-brand-version',
    sql`insert into brand_versions (tenant_id, number, files, pictures, changes, note, source,
      restored, staff_id, published_at)
      values (${tx.tenantId}, ${number}, ${JSON.stringify(files)}::jsonb,
        ${JSON.stringify(pictures)}::jsonb, ${JSON.stringify(changes)}::jsonb, ${note}, ${source},
        ${restored}, ${staffId}, ${at})`,
  );
}

/** A version with the name of who published it; null: an import, or a person who left. */
export type ListedBrandVersion = Omit<NewBrandVersion, 'staffId' | 'files' | 'pictures'> & {
  by: string | null;
};

/** Lists versions, the newest first, before the number `after`. */
export const listBrandVersions = (
  tx: Tx,
  after: number | null,
  limit: number,
): Promise<ListedBrandVersion[]> =>
  tx.query(
    'list-brand-versions',
    sql`select v.number, v.published_at as at, s.name as by, v.source, v.note, v.restored, v.changes
      from brand_versions v left join staff s on s.tenant_id = v.tenant_id and s.id = v.staff_id
      where v.tenant_id = ${tx.tenantId} and (${after}::integer is null
        or v.number < ${after}::integer)
      order by v.number desc limit ${limit}`,
  );
