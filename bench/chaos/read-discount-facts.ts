import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { DiscountFact } from './chaos-facts.ts';
import { chaosCoupon } from './chaos-discounts.ts';

/** Conditions about an order `o`: it did not come to nothing; its price has a discount. */
const counts = `(o.status not in ('cancelled', 'failed', 'reversed') or o.timeline @> '[{"status": "completed"}]')`;
const hasDiscount = `o.snapshot -> 'parts' @> '[{"kind": "discount"}]'`;
const usedPoints = `coalesce((select sum((p ->> 'points')::int) from jsonb_array_elements(o.snapshot -> 'parts') p where p ->> 'kind' = 'points'), 0)`;
const booked = (kinds: string) =>
  `coalesce((select sum(e.points) from points_entries e where e.order_id = o.id and e.kind in (${kinds})), 0)`;

/**
 * Reads what a brand's coupon and points accounts say, and what its orders say that they should be.
 * `limit`: uses of the coupon.
 */
export async function readDiscountFacts(
  owner: OwnerQueries,
  brand: string,
  limit: number,
): Promise<DiscountFact> {
  const [row] = await owner.rows<Omit<DiscountFact, 'brand' | 'limit'>>(
    brand,
    `select coalesce((select used from coupon_counters where code = $1), 0)::int as counter,
      (select count(*) from coupon_uses where code = $1 and returned_at is null)::int as uses,
      (select count(*) from orders o where o.coupon_taken)::int as held,
      (select count(*) from orders o where ${hasDiscount} and ${counts})::int as discounted,
      (select count(*) from points_accounts a where a.balance < 0 or a.balance <>
        (select coalesce(sum(e.points), 0) from points_entries e
          where e.user_id = a.user_id))::int as "wrongAccounts",
      (select count(*) from orders o where
        ${booked(`'spend', 'return'`)} <> case when o.status in ('cancelled', 'failed',
          'reversed') then 0 else -${usedPoints} end
        or ${booked(`'earn', 'takeBack'`)} <>
          case when o.status = 'completed' and exists (select from users u where u.id = o.buyer_id
            and u.kind = 'user') then o.points_to_earn else 0 end
      )::int as "wrongOrders",
      (select count(*) from points_entries where kind = 'spend')::int as spent,
      (select count(*) from points_entries where kind = 'return')::int as returned,
      (select count(*) from points_entries where kind = 'earn')::int as earned,
      (select count(*) from coupon_uses where returned_at is not null)::int as "givenBack"`,
    [chaosCoupon],
  );
  if (!row) throw new Error('no facts about discounts');
  return { brand, limit, ...row };
}
