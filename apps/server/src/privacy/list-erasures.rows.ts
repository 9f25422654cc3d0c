import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** One erasure; `erasedAt`: ISO instant. */
export type ListedErasure = { userId: UserId; erasedAt: string };

/** Returns the erasures since an instant (ISO), oldest first. */
export const listErasures = (tx: Tx, since: string): Promise<ListedErasure[]> =>
  tx.query<ListedErasure>(
    'list-erasures',
    sql`select user_id as "userId", erased_at as "erasedAt" from erasures
      where tenant_id = ${tx.tenantId} and erased_at >= ${since} order by erased_at, user_id`,
  );
