import type { UserId } from '@comanda/domain/ids.ts';
import { hasEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** Whose token it is, and until when (ISO instant). */
export type KnownToken = { userId: UserId; role: 'guest' | 'user'; expiresAt: string };

type Row = { user_id: UserId; kind: 'guest' | 'access'; expires_at: string };

const endedStatuses = orderStatuses.filter(hasEnded);
const graceMs = 60_000;

/**
 * A token that may still be used at `now` (milliseconds). A guest's token outlives its end while an order made with it is under way:
 * then it is good for another minute at a time. decisions §6.
 */
export async function findToken(tx: Tx, tokenHash: string, now: number): Promise<KnownToken | null> {
  const at = new Date(now).toISOString();
  const [row] = await tx.query<Row>(
    'find-token',
    sql`select t.user_id, t.kind, t.expires_at from tokens t
      where t.tenant_id = ${tx.tenantId} and t.token_hash = ${tokenHash} and t.revoked_at is null
        and (t.expires_at > ${at} or t.kind = 'guest' and exists (
          select from orders o where o.tenant_id = ${tx.tenantId} and o.buyer_id = t.user_id and o.status <> all (${endedStatuses}::text[])
        ))`,
  );
  if (!row) return null;
  const expiresAt = Date.parse(row.expires_at) > now ? row.expires_at : new Date(now + graceMs).toISOString();
  return { userId: row.user_id, role: row.kind === 'guest' ? 'guest' : 'user', expiresAt };
}

/** An order of this guest has ended: 24 hours are left from `now`. */
export async function extendGuestTokens(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx.query(
    'extend-guest-tokens',
    sql`update tokens set expires_at = greatest(expires_at, ${new Date(now + guestTokenLastsMs).toISOString()})
      where tenant_id = ${tx.tenantId} and user_id = ${userId} and kind = 'guest' and revoked_at is null`,
  );
}

export const guestTokenLastsMs = 24 * 3_600_000;
