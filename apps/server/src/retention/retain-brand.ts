import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { forgetOldContacts } from '../privacy/forget-old-contacts.ts';
import { deleteOldRowsOfBrand } from './delete-old-rows.ts';

export type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Rows by what they are, or by what was erased of them. */
type Counts = Readonly<Record<string, number>>;

/**
 * Deletes what is over and erases old contacts of a brand, while `mayGoOn`, which is asked before
 * each batch. Returns the number of rows by kind. Safe to repeat.
 */
export async function retainBrand(
  deps: RetentionDeps,
  tenantId: TenantId,
  mayGoOn: () => boolean,
): Promise<Counts> {
  const deleted = await deleteOldRowsOfBrand(deps, tenantId, mayGoOn);
  return mayGoOn()
    ? { ...deleted, ...(await forgetOldContacts(deps, tenantId, mayGoOn)) }
    : deleted;
}

/** Writes what one job did to the log; nothing if there was nothing to do. */
export function logCounts({ log }: Pick<Deps, 'log'>, each: readonly Counts[]): void {
  const sums = each
    .flatMap((counts) => Object.entries(counts))
    .reduce<Counts>((sum, [kind, rows]) => ({ ...sum, [kind]: (sum[kind] ?? 0) + rows }), {});
  if (Object.values(sums).some((rows) => rows > 0))
    log.info(sums, 'old rows were deleted and old contacts erased');
}
