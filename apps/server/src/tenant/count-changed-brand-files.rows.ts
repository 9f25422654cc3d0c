import { brandFileNames } from '@comanda/contract/brand-files.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';

const names: ReadonlySet<string> = new Set(brandFileNames);

/**
 * Counts the generated brand files that differ from the published ones. Pages name these files, so
 * a difference counts as a change that servers are notified of.
 */
export async function countChangedBrandFiles(
  tx: Tx,
  files: readonly StoredFile[],
): Promise<number> {
  const made = files
    .filter(({ name, path }) => path === null && names.has(name))
    .map(({ hash, name }) => `${hash}/${name}`);
  const known = await tx.query<{ file: string }>(
    'known-brand-files',
    sql`select hash || '/' || name as file from tenant_files
      where tenant_id = ${tx.tenantId} and path is null and retired_at is null
        and hash || '/' || name = any (${made})`,
  );
  return made.length - known.length;
}
