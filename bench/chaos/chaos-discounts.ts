import { minor } from '@comanda/domain/money/money.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { type BenchUser, createUsersWithPoints } from '../lib/discount-users.ts';
import type { ChaosUsers } from './chaos-users.ts';

/** Discounts that an order of the run asks for. */
export type ChaosDiscount = 'none' | 'coupon' | 'points' | 'both';

export const chaosCoupon = 'CAOS20';
/** Points that an order of the run uses. */
export const pointsPerOrder = 100;
/** The money of 100 points, in whole pesos. */
const pointRate = 500;

/** Settings of a brand with a loyalty programme whose points pay any part of an order. */
export const chaosProgramme = {
  loyaltyProgram: true,
  loyaltyProgramParams: { name: 'Leña', minAmount: minor(0), maxAmount: minor(50_000), earn: true },
  pointRate: minor(pointRate),
};

/**
 * The total of an order after its discounts, in whole pesos: the coupon takes a fifth off, then the
 * points.
 */
export function discountedTotal(price: number, discount: ChaosDiscount): number {
  const afterCoupon = usesCoupon(discount) ? price - price / 5 : price;
  return usesPoints(discount) ? afterCoupon - pointRate : afterCoupon;
}

export const usesCoupon = (discount: ChaosDiscount): boolean =>
  discount === 'coupon' || discount === 'both';
export const usesPoints = (discount: ChaosDiscount): boolean =>
  discount === 'points' || discount === 'both';

/** The part of a run's plan that discounts depend on. */
type RunSize = { orders: number };

/** Uses of the coupon at each brand: so few that the last one is fought for. */
export const couponLimit = ({ orders }: RunSize): number => Math.max(2, Math.ceil(orders / 24));

/**
 * Publishes the coupon, and creates users: each one has the points of one order. Those without
 * cards place about two.
 */
export async function openDiscounts(
  ownerUrl: string,
  owner: OwnerQueries,
  brand: string,
  plan: RunSize,
): Promise<ChaosUsers> {
  const coupon = makeCoupon({ code: chaosCoupon, maxUses: couponLimit(plan) });
  await owner.rows(brand, 'insert into coupons values ($1, $2, $3)', [brand, coupon.code, coupon]);
  const make = (share: number): Promise<readonly BenchUser[]> =>
    createUsersWithPoints(ownerUrl, Math.max(3, Math.ceil(plan.orders * share)), {
      tenant: brand,
      points: pointsPerOrder,
    });
  return { withPoints: await make(1 / 12), withCards: await make(1 / 24) };
}
