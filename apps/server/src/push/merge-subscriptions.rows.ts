import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Binds the browsers of one person to another person's session of this token, so that they get the
 * news about the merged orders.
 */
export async function mergeSubscriptions(
  tx: Tx,
  from: UserId,
  { userId, tokenHash }: { userId: UserId; tokenHash: string },
): Promise<void> {
  await tx.query(
    'merge-push-subscriptions',
    sql`update push_subscriptions set user_id = ${userId}, token_hash = ${tokenHash}
      where tenant_id = ${tx.tenantId} and user_id = ${from}`,
  );
}
