import { deletedBefore } from '@comanda/domain/retention/retention.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { deleteOldRows, deleteOldRowsOfPage, type OldRows, oldRows } from './retention.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type DeleteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Rows per statement; small, so that no statement holds its locks for long. */
const batchRows = 1_000;
/** Rows of a page of which few are deleted. */
const pageRows = 5_000;

/**
 * Deletes rows of the brands that ended `RETENTION_DAYS` ago, brand by brand, in small batches. 0
 * days: deletes nothing. `mayGoOn`: asked before each batch. Safe to repeat.
 */
export async function deleteAllOldRows(
  deps: DeleteDeps,
  brands: readonly TenantId[],
  mayGoOn: () => boolean,
): Promise<void> {
  const { db, clock, config, log } = deps;
  if (config.retentionDays === 0) return;
  const now = clock();
  const deleted = new Map(oldRows.map(({ kind }) => [kind, 0]));
  for (const tenantId of brands) {
    const tx = autocommit(db, tenantId);
    for (const rows of oldRows) {
      const before = isoOf(deletedBefore(rows.days ?? config.retentionDays, now));
      const count = await (rows.isRead === undefined ? inBatches : inPages)(
        tx,
        { rows, before },
        mayGoOn,
      );
      deleted.set(rows.kind, (deleted.get(rows.kind) ?? 0) + count);
    }
  }
  if ([...deleted.values()].some((count) => count > 0))
    log.info(Object.fromEntries(deleted), 'old rows were deleted');
}

type Kind = { rows: OldRows; before: string };

async function inBatches(tx: Tx, { rows, before }: Kind, mayGoOn: () => boolean): Promise<number> {
  let sum = 0;
  for (let count = batchRows; count === batchRows && mayGoOn(); sum += count)
    count = await deleteOldRows(tx, rows, before, batchRows);
  return sum;
}

async function inPages(tx: Tx, { rows, before }: Kind, mayGoOn: () => boolean): Promise<number> {
  let sum = 0;
  let after: string | null = null;
  do {
    if (!mayGoOn()) return sum;
    const page = await deleteOldRowsOfPage(tx, rows, before, { after, size: pageRows });
    after = page.last;
    sum += page.deleted;
  } while (after !== null);
  return sum;
}
