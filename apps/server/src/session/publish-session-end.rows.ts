import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Events } from '../platform/events.ts';

/**
 * Call it in the transaction that ends sessions of a person: on commit this process, and then every
 * other one, drops the person's tokens from its cache and ends the streams of ended sessions.
 * docs/rules/people.md#revocation.
 */
export async function publishSessionEnd(
  events: Pick<Events, 'emit'>,
  tx: Tx,
  userId: UserId,
): Promise<void> {
  await tx.query(
    'publish-session-end',
    sql`select pg_notify(${changedChannel}, ${`${tx.tenantId}:session:${userId}`})`,
  );
  tx.onCommit(() => events.emit({ tenantId: tx.tenantId, kind: 'session', id: userId }));
}
