import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Returns whether a worker runs a job of this attempt right now. */
export async function hasRunningJob(tx: Tx, attemptId: string): Promise<boolean> {
  const rows = await tx.query(
    'running-payment-job',
    sql`select from jobs
      where tenant_id = ${tx.tenantId} and locked_at is not null
        and payload ->> 'attemptId' = ${attemptId} limit 1`,
  );
  return rows.length > 0;
}
