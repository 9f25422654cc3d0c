import sql from 'sql-template-tag';
import type { AttemptState } from '@comanda/domain/payment/attempt.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the reasons for which the attempt has alerted the operator since it came into `state`.
 * The caller has locked the order, so that no other report of the attempt is being stored.
 */
export async function raisedAlerts(
  tx: Tx,
  attemptId: string,
  state: AttemptState,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ why: string }>(
    'raised-payment-alerts',
    sql`select distinct detail ->> 'why' as why from payment_events
      where tenant_id = ${tx.tenantId} and attempt_id = ${attemptId} and kind = 'alert'
        and position > coalesce((
        select max(position) from payment_events
        where tenant_id = ${tx.tenantId} and attempt_id = ${attemptId} and kind = 'reported'
          and detail ->> 'state' <> ${state}), 0)`,
  );
  return new Set(rows.map(({ why }) => why));
}
