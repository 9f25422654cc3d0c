import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { listCoupons } from './list-coupons.ts';
import { switchCoupon } from './switch-coupon.ts';

/** Endpoints of docs/rules/counter-coupons.md. */
export const couponRoutes = (deps: Deps) =>
  ({
    getCounterCoupons: (call) => listCoupons(deps, call),
    switchCoupon: (call) => switchCoupon(deps, call),
  }) satisfies RouteHandlers;
