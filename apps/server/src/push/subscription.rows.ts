import type { PushSubscriptionId, UserId } from '@comanda/domain/ids.ts';
import { maxPushSubscriptions } from '@comanda/domain/push/push-news.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { PushTarget } from './encrypt-push.ts';

/**
 * A browser that gets push messages while the session of `tokenHash` is live. `createdAt`: ISO
 * instant.
 */
export type PushSubscription = PushTarget & {
  id: PushSubscriptionId;
  userId: UserId;
  tokenHash: string;
  createdAt: string;
};

/**
 * Stores a subscription and returns its id. A browser that is stored already keeps its id and
 * belongs to the new session. Run it in a transaction.
 */
export async function saveSubscription(
  tx: Tx,
  { id, userId, tokenHash, endpoint, p256dh, auth, createdAt }: PushSubscription,
): Promise<PushSubscriptionId> {
  const [row] = await tx.query<{ id: PushSubscriptionId }>(
    'save-push-subscription',
    sql`insert into push_subscriptions as p (tenant_id, id, user_id, token_hash, endpoint, p256dh,
      auth, created_at)
      values (${tx.tenantId}, ${id}, ${userId}, ${tokenHash}, ${endpoint}, ${p256dh}, ${auth},
        ${createdAt})
      on conflict (tenant_id, endpoint) do update set user_id = excluded.user_id,
        token_hash = excluded.token_hash,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
      returning p.id`,
  );
  if (!row) throw new Error('a push subscription was not stored');
  return row.id;
}

/** Deletes the oldest subscriptions of a person above the limit. */
export async function deleteSurplusSubscriptions(tx: Tx, userId: UserId): Promise<void> {
  await tx.query(
    'delete-surplus-push-subscriptions',
    sql`delete from push_subscriptions where tenant_id = ${tx.tenantId} and id in (
      select id from push_subscriptions where tenant_id = ${tx.tenantId} and user_id = ${userId}
      order by created_at desc, id desc offset ${maxPushSubscriptions})`,
  );
}

/** Deletes a subscription of a person. Returns false if there is none. */
export async function deleteSubscriptionOf(
  tx: Tx,
  userId: UserId,
  id: PushSubscriptionId,
): Promise<boolean> {
  const rows = await tx.query(
    'delete-push-subscription-of',
    sql`delete from push_subscriptions where tenant_id = ${tx.tenantId} and user_id = ${userId}
      and id = ${id} returning 1`,
  );
  return rows.length === 1;
}

/** Deletes a subscription that its push service no longer knows. */
export async function deleteSubscription(tx: Tx, id: PushSubscriptionId): Promise<void> {
  await tx.query(
    'delete-push-subscription',
    sql`delete from push_subscriptions where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Returns the ids of a person's subscriptions. */
export async function findSubscriptionIds(tx: Tx, userId: UserId): Promise<PushSubscriptionId[]> {
  const rows = await tx.query<{ id: PushSubscriptionId }>(
    'find-push-subscription-ids',
    sql`select id from push_subscriptions where tenant_id = ${tx.tenantId} and user_id = ${userId}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns a subscription of the buyer of an order, or null: it is gone, another person's, or its
 * session has ended. A guest's session lasts as long as the order. `now` in milliseconds.
 */
export async function findLiveSubscription(
  tx: Tx,
  { id, buyerId, now }: { id: PushSubscriptionId; buyerId: UserId; now: number },
): Promise<PushTarget | null> {
  const [row] = await tx.query<PushTarget>(
    'find-live-push-subscription',
    sql`select p.endpoint, p.p256dh, p.auth from push_subscriptions p
      join tokens t on t.tenant_id = p.tenant_id and t.token_hash = p.token_hash
      where p.tenant_id = ${tx.tenantId} and p.id = ${id} and p.user_id = ${buyerId}
        and t.revoked_at is null and (t.kind = 'guest'
          or t.expires_at > ${isoOf(now)})`,
  );
  return row ?? null;
}
