import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import {
  accessTokenLifetimeMs,
  guestSessionGraceMs,
} from '@comanda/domain/session/token-lifetimes.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A token's user and its expiry (ISO instant). */
export type StoredToken = { userId: UserId; role: 'guest' | 'user'; expiresAt: string };

/**
 * `isRenewalDue`: an access token that is used for the first time on this day and may last longer.
 */
export type FoundToken = StoredToken & { isRenewalDue: boolean };

type Row = {
  user_id: UserId;
  kind: 'guest' | 'access';
  expires_at: string;
  is_renewal_due: boolean;
  under_way: boolean;
  expected_at: string | null;
};

const endedStatuses = orderStatuses.filter(hasOrderEnded);

/**
 * Returns a token that is valid at `now` (milliseconds), with its expiry. While an order of its
 * guest is under way, a guest's token outlives its stored expiry: it expires no earlier than 24
 * hours after that order is expected. docs/rules/people.md#guest-token-lifetime.
 */
export async function findToken(
  tx: Tx,
  tokenHash: string,
  now: number,
): Promise<FoundToken | null> {
  const at = isoOf(now);
  const [row] = await tx.query<Row>(
    'find-token',
    sql`select t.user_id, t.kind, t.expires_at, coalesce(t.last_used_on < ${dayOfUse(now)}::date,
      false) as is_renewal_due, u.under_way, u.expected_at from tokens t
      cross join lateral (
        select count(*) > 0 as under_way, max(o.estimated_at) as expected_at from orders o
        where t.kind = 'guest' and o.tenant_id = t.tenant_id and o.buyer_id = t.user_id
          and o.status <> all (${endedStatuses}::text[])
      ) u
      where t.tenant_id = ${tx.tenantId} and t.token_hash = ${tokenHash} and t.revoked_at is null
        and (t.expires_at > ${at} or u.under_way)`,
  );
  return row
    ? {
        userId: row.user_id,
        role: row.kind === 'guest' ? 'guest' : 'user',
        expiresAt: expiryOf(row, now),
        isRenewalDue: row.is_renewal_due,
      }
    : null;
}

function expiryOf({ expires_at, under_way, expected_at }: Row, now: number): string {
  if (!under_way) return expires_at;
  const earliest = guestSessionExpiry(instantOf(expected_at), now);
  return isoOf(Math.max(instantOf(expires_at), earliest));
}

/** Returns the statement of {@link extendGuestTokens}, to be part of another one. */
export const extendedGuestTokens = (tenantId: TenantId, userId: UserId, now: number): Sql => sql`
      update tokens set expires_at = greatest(expires_at, ${isoOf(now + guestSessionGraceMs)})
      where tenant_id = ${tenantId} and user_id = ${userId} and kind = 'guest'
        and revoked_at is null`;

/** Extends the guest's tokens to 24 hours from `now`, because an order of the guest has ended. */
export async function extendGuestTokens(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx.query('extend-guest-tokens', extendedGuestTokens(tx.tenantId, userId, now));
}

/**
 * Renews an access token that is used on a new day: 30 days, until its end at the latest. Returns
 * the expiry (ISO instant).
 */
export async function renewToken(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
  const [row] = await tx.query<{ expires_at: string }>(
    'renew-token',
    sql`update tokens set last_used_on = ${dayOfUse(now)}::date,
        expires_at = greatest(expires_at,
          least(${isoOf(now + accessTokenLifetimeMs)}, ends_at))
      where tenant_id = ${tx.tenantId} and token_hash = ${tokenHash} and kind = 'access'
        and revoked_at is null returning expires_at`,
  );
  return row?.expires_at ?? null;
}
