import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { subtract, sumOf } from '../money/money.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import { accept, refuse, type Result } from '../result.ts';
import { checkRequirements } from './check-requirements.ts';
import { checkEnd, checkHours, checkStart } from './check-coupon-times.ts';
import type { Coupon } from './coupon.ts';
import type { CouponFacts } from './coupon-facts.ts';
import { couponLines } from './coupon-lines.ts';
import { couponReduction } from './coupon-reduction.ts';

/**
 * Returns the reduction of a coupon for a cart, or the first reason against it, with the facts that its text needs. The order of the checks
 * is fixed: facts that the shopper cannot change, then those that the shopper can, then the counters of uses, then an amount of zero. While
 * the delivery fee is unknown, a coupon for it is accepted with an amount of zero. docs/rules/coupons.md#order-of-coupon-checks.
 */
export function checkCoupon(coupon: Coupon, facts: CouponFacts): Result<PriceReduction, Refusal> {
  const unfit = checkPerson(coupon, facts) ?? checkOrder(coupon, facts);
  if (unfit !== null) return refuse(unfit);
  const lines = couponLines(coupon, facts);
  if (!lines.ok) return lines;
  const reduction = couponReduction(coupon, facts, lines.value);
  const refusal =
    checkRequirements(coupon, facts, reduction.amount) ??
    checkMinimum(coupon, facts) ??
    checkUses(coupon, facts);
  if (refusal !== null) return refuse(refusal);
  const isFeeUnknown = reduction.on === 'delivery' && facts.delivery === null;
  return reduction.amount === 0 && !isFeeUnknown
    ? refuse(nothingToDiscount(reduction))
    : accept(reduction);
}

function checkPerson(coupon: Coupon, facts: CouponFacts): Refusal | null {
  const { store, now, platform, user } = facts;
  if (coupon.invitation !== null && user.ownsCode)
    return refusalOf('INVALID_INVITATION_CODE', { reason: 'OWN_INVITATION' });
  if (!coupon.enabled) return refusalOf('COUPON_NOT_AVAILABLE');
  const early = checkStart(coupon, now, store.timeZone);
  if (early !== null) return early;
  if (!includes(coupon.storeIds, store.id))
    return refusalOf('COUPON_NOT_AVAILABLE', { stores: coupon.storeNames });
  const late = checkEnd(coupon, now, store.timeZone);
  if (late !== null) return late;
  if (!includes(coupon.platforms, platform))
    return refusalOf('COUPON_PLATFORM_ERROR', { platforms: coupon.platforms });
  const isOfCompany =
    coupon.companyIds.length === 0 || coupon.companyIds.some((id) => user.companyIds.includes(id));
  return isOfCompany
    ? null
    : refusalOf('COUPON_CANNOT_BE_USED_BY_USER', { companies: coupon.companyNames });
}

function checkOrder(coupon: Coupon, facts: CouponFacts): Refusal | null {
  const { dispatch, paymentMethod, store, now, requestedTime } = facts;
  const dispatchMethod =
    coupon.discount.kind === 'delivery' ? 'store_delivery' : coupon.dispatchMethod;
  if (dispatchMethod !== null && dispatchMethod !== dispatch)
    return refusalOf('COUPON_DISPATCH_METHOD', { dispatchMethod });
  if (paymentMethod === null) return refusalOf('PARAMETER_MISSING', { field: 'payment_method' });
  if (!includes(coupon.paymentMethods, paymentMethod))
    return refusalOf('COUPON_PAYMENT_METHOD', { methods: coupon.paymentMethods });
  return checkHours(coupon, requestedTime ?? now, store.timeZone);
}

/** The minimum is compared with the food before every discount. docs/rules/coupons.md#minimum-of-a-coupon. */
function checkMinimum({ minimumBill: minimum }: Coupon, { lines }: CouponFacts): Refusal | null {
  const subtotal = sumOf(lines, ({ total }) => total);
  return minimum !== null && subtotal < minimum
    ? refusalOf('COUPON_WITH_MINIMUM_BILL', { minimum, missing: subtract(minimum, subtotal) })
    : null;
}

function checkUses(
  { firstPurchase, maxUses, maxUsesPerUser }: Coupon,
  { user }: CouponFacts,
): Refusal | null {
  if (firstPurchase && user.hasOrdered) return refusalOf('NOT_FIRST_PURCHASE');
  if (maxUsesPerUser !== null && user.usesByUser >= maxUsesPerUser)
    return refusalOf('MAX_COUPON_USES_BY_USER_REACHED', { most: maxUsesPerUser });
  return maxUses !== null && user.uses >= maxUses ? refusalOf('COUPON_MAX_REACHED') : null;
}

const nothingToDiscount = ({ on }: PriceReduction): Refusal =>
  refusalOf('COUPON_COUPONIZABLE_ERROR', on === 'delivery' ? { reason: 'FREE_DELIVERY' } : {});

/** An empty list does not limit a coupon. */
const includes = <T>(list: readonly T[], value: T): boolean =>
  list.length === 0 || list.includes(value);
