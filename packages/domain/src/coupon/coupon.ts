import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { couponSchema } from './coupon-schema.ts';

export type Coupon = Frozen<InferOutput<typeof couponSchema>>;
export type CouponDiscount = Coupon['discount'];
