import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';

/**
 * Replaces the counter of uses by a copy without its guard: it reads the count and raises it
 * without a condition, as a program does that checks first and books afterwards. Each server has
 * one order of the coupon in the database at a time, so a pause between the two steps makes the
 * orders of both servers meet there. The race must fail then; otherwise it proves nothing.
 */
export const takeGuardOut = (owner: OwnerQueries): Promise<unknown> =>
  owner.rows(
    'burger',
    `create or replace function count_coupon_use(tenant text, coupon text,
      most integer) returns boolean language plpgsql as $$
    begin
      if (select count(*) from coupon_uses u where u.tenant_id = tenant and u.code = coupon
        and u.returned_at is null) >= most then
        return false;
      end if;
      perform pg_sleep(0.01);
      insert into coupon_counters as c (tenant_id, code, used) values (tenant, coupon, 1)
      on conflict (tenant_id, code) do update set used = c.used + 1;
      return true;
    end $$`,
  );
