import {
  deletedBefore,
  menuVersionRetentionDays,
  positionRetentionDays,
  unusedPictureRetentionDays,
  unmatchedWebhookRetentionDays,
  verificationRetentionDays,
} from '@comanda/domain/limits/retention.ts';
import type { Deps } from '../deps.ts';
import { deleteOldRows, type OldRowKind, oldRowKinds } from '../features/retention/old-rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';

type DeleteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'tenants'>;

/** Rows per statement; small, so that no statement holds its locks for long. */
const batchRows = 1_000;
/** Batches per night; the next night deletes the rest. */
const maxBatches = 500;

/**
 * Days of the kinds with a term of their own, whatever RETENTION_DAYS says: rows with emails that
 * nothing needs later, versions of the menu, and pictures that a draft may need.
 */
const ownTerms: Partial<Record<OldRowKind, number>> = {
  'unmatched-webhooks': unmatchedWebhookRetentionDays,
  verifications: verificationRetentionDays,
  'verification-budgets': verificationRetentionDays,
  'rider-positions': positionRetentionDays,
  'menu-versions': menuVersionRetentionDays,
  'menu-pictures': unusedPictureRetentionDays,
};

/**
 * Deletes rows that ended `RETENTION_DAYS` ago, brand by brand, in small batches. 0 days: deletes
 * nothing. Safe to repeat.
 */
export async function deleteAllOldRows(deps: DeleteDeps): Promise<void> {
  const { db, clock, config, log, tenants } = deps;
  if (config.retentionDays === 0) return;
  const now = clock();
  const deleted: Record<OldRowKind, number> = {
    tokens: 0,
    guests: 0,
    requests: 0,
    carts: 0,
    'cart-links': 0,
    'email-changes': 0,
    browsers: 0,
    jobs: 0,
    'payment-webhooks': 0,
    'unmatched-webhooks': 0,
    verifications: 0,
    'verification-budgets': 0,
    enrolments: 0,
    cards: 0,
    'rider-positions': 0,
    'rider-runs': 0,
    riders: 0,
    'counter-sessions': 0,
    'counter-devices': 0,
    'menu-versions': 0,
    'menu-pictures': 0,
  };
  let batches = maxBatches;
  for (const tenantId of tenants.ids()) {
    for (const kind of oldRowKinds) {
      const days = ownTerms[kind] ?? config.retentionDays;
      const before = new Date(deletedBefore(days, now)).toISOString();
      for (let rows = batchRows; rows === batchRows && batches > 0; batches -= 1) {
        rows = await deleteOldRows(autocommit(db, tenantId), kind, before, batchRows);
        deleted[kind] += rows;
      }
    }
  }
  if (Object.values(deleted).some((rows) => rows > 0)) log.info(deleted, 'old rows were deleted');
}
