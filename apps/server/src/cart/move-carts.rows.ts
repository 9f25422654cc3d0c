import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Locks the live carts of these people until the transaction ends, in the same order in every
 * transaction.
 */
export const lockLiveCarts = (tx: Tx, userIds: readonly UserId[]): Promise<unknown> =>
  tx.query(
    'lock-live-shopping-carts',
    sql`select from shopping_carts where tenant_id = ${tx.tenantId}
      and user_id = any (${userIds}::uuid[]) and order_id is null
      order by id for update`,
  );

/** Deletes the live cart of this person with its links, whatever its version. */
export const deleteLiveCart = (tx: Tx, userId: UserId): Promise<unknown> =>
  tx.query(
    'delete-live-shopping-cart',
    sql`delete from shopping_carts where tenant_id = ${tx.tenantId} and user_id = ${userId}
      and order_id is null`,
  );

/** Gives all carts of one person to another, who has no live cart if the first has one. */
export const moveCarts = (tx: Tx, from: UserId, to: UserId): Promise<unknown> =>
  tx.query(
    'move-shopping-carts',
    sql`update shopping_carts set user_id = ${to} where tenant_id = ${tx.tenantId}
      and user_id = ${from}`,
  );
