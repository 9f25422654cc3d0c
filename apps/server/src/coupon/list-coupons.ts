import type { getCounterCoupons as endpoint } from '@comanda/contract/counter/coupons.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { couponCosts } from '@comanda/domain/counter/coupon/coupon-cost.ts';
import { periodStart } from '@comanda/domain/counter/coupon/coupon-period.ts';
import { couponTerms, menuNames } from '@comanda/domain/counter/coupon/coupon-terms.ts';
import { couponState, usesLeft } from '@comanda/domain/counter/coupon/coupon-state.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type Minor, sumOf, zero } from '@comanda/domain/money/money.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { type CouponCounts, listCouponCounts } from './coupon-counts.rows.ts';
import { findCouponMoney, findPeriodUses, type PeriodUses } from './coupon-period.rows.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;
type ListedCoupon = AnswerOf<Endpoint>['coupons'][number];

/**
 * Returns the coupons of the brand, published ones first, each with its uses and its cost in the
 * asked period (`week` if none is asked). Refused: NOT_FOUND for staff of some stores only.
 * docs/rules/counter-coupons.md#who-sees-coupons.
 */
export async function listCoupons(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  { query, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const published = await menus.tenant(tenant.id);
  if (!published || staffSessionOf(session).storeIds !== 'all')
    return refuse(refusalOf('NOT_FOUND'));
  const { period = 'week' } = query;
  const starts = published.stores.map(({ id, timeZone }) => ({
    storeId: id,
    from: periodStart(period, timeZone, now),
  }));
  const [counts, uses, moved] = await withTenant(db, tenant.id, async (tx) => [
    await listCouponCounts(tx),
    await findPeriodUses(tx, starts),
    await findCouponMoney(tx, starts),
  ]);
  const costs = couponCosts(moved);
  const list = listed(published, counts, {
    uses: new Map(uses.map((each) => [each.code, each])),
    costs,
    now,
  });
  return accept({ period, coupons: list, cost: sumOf([...costs.values()], (cost) => cost) });
}

type PeriodFacts = {
  uses: ReadonlyMap<string, PeriodUses>;
  costs: ReadonlyMap<string, Minor>;
  now: number;
};

/** The coupons in the order of their codes, and last those that left the brand's list. */
function listed(
  published: CachedTenant,
  counts: readonly CouponCounts[],
  { uses, costs, now }: PeriodFacts,
): ListedCoupon[] {
  const names = menuNames(published.menus);
  const { stores } = published;
  const rows = counts.map((each): ListedCoupon => {
    const found = each.isPublished ? published.coupons.get(each.code) : undefined;
    const coupon: Coupon | undefined = found && { ...found, enabled: each.isEnabled };
    const { placed, returned } = uses.get(each.code) ?? { placed: 0, returned: 0 };
    return {
      code: each.code,
      name: each.name,
      state: coupon ? couponState(coupon, { used: each.uses, stores, now }) : 'left',
      isOn: each.isEnabled,
      source: each.switched === null ? 'folder' : 'counter',
      by: each.switched?.by ?? null,
      setAt: each.switched?.at ?? null,
      terms: coupon ? couponTerms(coupon, names) : null,
      maxUses: each.maxUses,
      used: each.uses,
      left: usesLeft(each.maxUses, each.uses),
      ...{ placed, live: placed - returned, returned },
      cost: costs.get(each.code) ?? zero,
    };
  });
  return [
    ...rows.filter(({ state }) => state !== 'left'),
    ...rows.filter(({ state }) => state === 'left'),
  ];
}
