import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { DescribedEdit } from '@comanda/domain/draft/describe-draft.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The files of a section by path, and the pictures that they name, by path. */
export type VersionFiles = {
  files: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Picture>>;
};

/** A version as it is stored. `staffId` null: an import. `at`: ISO instant. */
export type NewBrandVersion = VersionFiles & {
  section: DraftSection;
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

/** Returns the newest version of a section; null: nobody published it in the back office yet. */
export async function findLastBrandVersion(
  tx: Tx,
  section: DraftSection,
): Promise<LastVersion | null> {
  const [row] = await tx.query<LastVersion>(
    'find-last-brand-version',
    sql`select v.number, v.source, v.published_at as at, s.name as by from brand_versions v
      left join staff s on s.tenant_id = v.tenant_id and s.id = v.staff_id
      where v.tenant_id = ${tx.tenantId} and v.section = ${section}
      order by v.number desc limit 1`,
  );
  return row ?? null;
}

/** Returns the number that the next version of the brand gets, of whatever section. */
export async function nextBrandVersion(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    'next-brand-version',
    sql`select coalesce(max(number), 0) + 1 as number from brand_versions
      where tenant_id = ${tx.tenantId}`,
  );
  return row?.number ?? 1;
}

/** Returns the files of one version; null: it is unknown, or was deleted. */
export async function findVersionFiles(
  tx: Tx,
  section: DraftSection,
  number: number,
): Promise<VersionFiles | null> {
  const [row] = await tx.query<VersionFiles>(
    'find-version-files',
    sql`select files, pictures from brand_versions
      where tenant_id = ${tx.tenantId} and section = ${section} and number = ${number}`,
  );
  return row ?? null;
}

export async function insertBrandVersion(tx: Tx, version: NewBrandVersion): Promise<void> {
  const { section, number, files, pictures, changes, note, source } = version;
  const { restored, staffId, at } = version;
  await tx.query(
    'insert-brand-version',
    sql`insert into brand_versions (tenant_id, section, number, files, pictures, changes, note,
      source, restored, staff_id, published_at)
      values (${tx.tenantId}, ${section}, ${number}, ${JSON.stringify(files)}::jsonb,
        ${JSON.stringify(pictures)}::jsonb, ${JSON.stringify(changes)}::jsonb, ${note}, ${source},
        ${restored}, ${staffId}, ${at})`,
  );
}

/** A version with the name of who published it; null: an import, or a person who left. */
export type ListedBrandVersion = Omit<
  NewBrandVersion,
  'section' | 'staffId' | 'files' | 'pictures'
> & {
  by: string | null;
};

/** Lists versions of a section, the newest first, before the number `after`. */
export const listBrandVersions = (
  tx: Tx,
  section: DraftSection,
  after: number | null,
  limit: number,
): Promise<ListedBrandVersion[]> =>
  tx.query(
    'list-brand-versions',
    sql`select v.number, v.published_at as at, s.name as by, v.source, v.note, v.restored, v.changes
      from brand_versions v left join staff s on s.tenant_id = v.tenant_id and s.id = v.staff_id
      where v.tenant_id = ${tx.tenantId} and v.section = ${section} and (${after}::integer is null
        or v.number < ${after}::integer)
      order by v.number desc limit ${limit}`,
  );
