import { deletedBefore } from '@comanda/domain/retention/retention.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { deleteOldRows, deleteOldRowsOfPage, type OldRows, oldRows } from './retention.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type DeleteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Rows per statement; small, so that no statement holds its locks for long. */
const batchRows = 1_000;
/** Rows of a page of which few are deleted. */
const pageRows = 5_000;

/**
 * Deletes rows of a brand that ended `RETENTION_DAYS` ago, in small batches. 0 days: deletes
 * nothing. `mayGoOn`: asked before each batch. Returns the number of rows by kind. Safe to repeat.
 */
export async function deleteOldRowsOfBrand(
  { db, clock, config }: DeleteDeps,
  tenantId: TenantId,
  mayGoOn: () => boolean,
): Promise<Readonly<Record<string, number>>> {
  if (config.retentionDays === 0) return {};
  const now = clock();
  const tx = autocommit(db, tenantId);
  const deleted: [string, number][] = [];
  for (const rows of oldRows) {
    const before = isoOf(deletedBefore(rows.days ?? config.retentionDays, now));
    const inParts = rows.isRead === undefined ? inBatches : inPages;
    deleted.push([rows.kind, await inParts(tx, { rows, before }, mayGoOn)]);
  }
  return Object.fromEntries(deleted);
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
