import { deletedBefore } from '@comanda/domain/retention/retention.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { deleteOldRows, oldRows } from './retention.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';

type DeleteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'tenants'>;

/** Rows per statement; small, so that no statement holds its locks for long. */
const batchRows = 1_000;
/** Batches per night; the next night deletes the rest. */
const maxBatches = 500;

/**
 * Deletes rows that ended `RETENTION_DAYS` ago, brand by brand, in small batches. 0 days: deletes
 * nothing. Safe to repeat.
 */
export async function deleteAllOldRows(deps: DeleteDeps): Promise<void> {
  const { db, clock, config, log, tenants } = deps;
  if (config.retentionDays === 0) return;
  const now = clock();
  const deleted = new Map(oldRows.map(({ kind }) => [kind, 0]));
  let batches = maxBatches;
  for (const tenantId of tenants.ids()) {
    for (const rows of oldRows) {
      const days = rows.days ?? config.retentionDays;
      const before = isoOf(deletedBefore(days, now));
      for (let count = batchRows; count === batchRows && batches > 0; batches -= 1) {
        count = await deleteOldRows(autocommit(db, tenantId), rows, before, batchRows);
        deleted.set(rows.kind, (deleted.get(rows.kind) ?? 0) + count);
      }
    }
  }
  if ([...deleted.values()].some((count) => count > 0))
    log.info(Object.fromEntries(deleted), 'old rows were deleted');
}
