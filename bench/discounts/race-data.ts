import { randomBytes } from 'node:crypto';
import { hashToken, tokenOf } from '../../apps/server/src/session/tokens.ts';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { dayMs } from '../../packages/domain/src/duration.ts';
import type { TenantId } from '../../packages/domain/src/ids.ts';
import { minor } from '../../packages/domain/src/money/money.ts';
import { makeCoupon } from '../../packages/domain/src/testing/make-coupon.ts';

/** The brand of the race, and what its coupons take off, in minor units. */
const raceTenant = 'burger' as TenantId;
export const couponAmount = 1_000;

export const couponOfRound = (round: number): string => `RACE-${round}`;

/** The coupon of the same discount that nothing limits. */
export const unlimitedCoupon = 'RACE-OPEN';

/**
 * Inserts coupons with a limit of uses, one for each round, and the one without. The servers read
 * them when they start.
 */
export async function insertCoupons(
  owner: OwnerQueries,
  { rounds, limit }: { rounds: number; limit: number },
): Promise<void> {
  await insertCoupon(owner, unlimitedCoupon, null);
  for (let round = 0; round < rounds; round += 1)
    await insertCoupon(owner, couponOfRound(round), limit);
}

async function insertCoupon(
  owner: OwnerQueries,
  code: string,
  maxUses: number | null,
): Promise<void> {
  const discount = { kind: 'amount', amount: minor(couponAmount) } as const;
  await owner.rows(raceTenant, 'insert into coupons values ($1, $2, $3)', [
    raceTenant,
    code,
    makeCoupon({ code, discount, maxUses }),
  ]);
}

/** Inserts users who are logged in, and returns their tokens. */
export async function insertBuyers(owner: OwnerQueries, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () =>
    tokenOf(raceTenant, randomBytes(32).toString('base64url')),
  );
  const ends = new Date(Date.now() + dayMs).toISOString();
  await owner.rows(
    raceTenant,
    `with people as (
        insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
        select $1, gen_random_uuid(), 'user', 'race-' || t.n || '-' || left(t.hash, 8), 'Ana Soto',
          t.n || '-' || left(t.hash, 8) || '@example.com', '', now()
        from unnest($2::text[]) with ordinality as t (hash, n) returning id, external_id
      )
      insert into tokens (tenant_id, token_hash, kind, user_id, created_at, expires_at,
        last_used_on, ends_at)
      select $1, t.hash, 'access', p.id, now(), $3::timestamptz, current_date, $3::timestamptz
      from unnest($2::text[]) with ordinality as t (hash, n) join people p
        on p.external_id = 'race-' || t.n || '-' || left(t.hash, 8)`,
    [raceTenant, tokens.map(hashToken), ends],
  );
  return tokens;
}

/** A coupon after a round: its counter, the uses in the list, and the orders that hold one. */
export type StoredUses = { used: number; uses: number; orders: number };

export async function storedUses(owner: OwnerQueries, code: string): Promise<StoredUses> {
  const [row] = await owner.rows<StoredUses>(
    raceTenant,
    `select coalesce((select used from coupon_counters where code = $1), 0)::int as used,
      (select count(*) from coupon_uses where code = $1 and returned_at is null)::int as uses,
      (select count(*) from coupon_uses u join orders o on o.tenant_id = u.tenant_id
        and o.id = u.order_id
        where u.code = $1 and o.coupon_taken and o.discount > 0)::int as orders`,
    [code],
  );
  if (!row) throw new Error('no count');
  return row;
}
