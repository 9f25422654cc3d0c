import type { OrderAmountLimits } from '../cart/order-amount-limits.ts';
import type { PricedCart } from '../coupon/apply-coupon.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import type { CartDiscounts } from './cart-discounts.ts';

/** A priced cart with the limits of its order; null: unknown. */
type DiscountedCart = PricedCart & { limits: OrderAmountLimits | null };

/** Returns the discounts of a priced cart, whose offers take `offers` off. */
export type DiscountRule = (
  offers: readonly PriceReduction[],
  cart: DiscountedCart,
) => CartDiscounts;
