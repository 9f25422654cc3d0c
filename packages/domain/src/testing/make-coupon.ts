import type { Coupon } from '../coupon/coupon.ts';
import type { CouponUserFacts } from '../coupon/coupon-request.ts';

/** A coupon of 20 % of all food without limits. */
export const makeCoupon = (rest: Partial<Coupon> = {}): Coupon => ({
  code: 'LENA20',
  name: '20 % en tu pedido',
  enabled: true,
  discount: { kind: 'percent', basisPoints: 2_000, maximum: null },
  on: { productIds: [], categoryIds: [], notDiscounted: false },
  requires: [],
  startsAt: null,
  endsAt: null,
  hours: [],
  minimumBill: null,
  maxUses: null,
  maxUsesPerUser: null,
  firstPurchase: false,
  dispatchMethod: null,
  paymentMethods: [],
  platforms: [],
  storeIds: [],
  companyIds: [],
  storeNames: [],
  companyNames: [],
  invitation: null,
  ...rest,
});

/** A user who has used no coupon and has not ordered yet. */
export const makeCouponUser = (rest: Partial<CouponUserFacts> = {}): CouponUserFacts => ({
  companyIds: [],
  usesByUser: 0,
  uses: 0,
  hasOrdered: false,
  ownsCode: false,
  ...rest,
});
