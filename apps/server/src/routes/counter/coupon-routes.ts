import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { listCoupons } from '../../workflows/counter/coupons/list-coupons.ts';
import { switchCoupon } from '../../workflows/counter/coupons/switch-coupon.ts';

/** Endpoints of docs/rules/counter-coupons.md. */
export const couponRoutes = (deps: Deps) =>
  ({
    getCounterCoupons: (call) => listCoupons(deps, call),
    switchCoupon: (call) => switchCoupon(deps, call),
  }) satisfies RouteHandlers;
