import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Stores that the attempt's last step is about to be sent. The caller has locked the order. `at`:
 * ISO instant.
 */
export async function saveLastStep(tx: Tx, attemptId: string, at: string): Promise<void> {
  await tx.query(
    'save-last-step',
    sql`update payment_attempts set last_step_at = coalesce(last_step_at, ${at}),
      version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId}`,
  );
}
