import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { listCoupons } from './list-coupons.ts';
import { listUsedCoupons } from './list-used-coupons.ts';
import { switchCoupon } from './switch-coupon.ts';

export const couponModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getUsedCoupons: listUsedCoupons,
      getCounterCoupons: listCoupons,
      switchCoupon,
    }),
});
