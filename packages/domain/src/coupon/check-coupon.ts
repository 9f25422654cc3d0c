import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { subtract, sumOf } from '../money/money.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import { accept, refuse, type Result } from '../result.ts';
import { checkRequirements } from './check-requirements.ts';
import { checkEnd, checkHours, checkStart } from './check-coupon-times.ts';
import type { Coupon } from './coupon.ts';
import type { CouponFacts } from './coupon-facts.ts';
import type { CouponUserFacts } from './coupon-request.ts';
import { couponLines } from './coupon-lines.ts';
import { couponReduction } from './coupon-reduction.ts';

/**
 * Returns the reduction of a coupon for a cart, or the first reason against it, with the facts that
 * its text needs. The order of the checks is fixed: facts that the shopper cannot change, then
 * those that the shopper can, then the counters of uses, then an amount of zero. The other reasons
 * that the shopper can change stand in `also` of the metadata, so that nobody meets them one by
 * one. While the delivery fee is unknown, a coupon for it is accepted with an amount of zero.
 * docs/rules/coupons.md#order-of-coupon-checks.
 */
export function checkCoupon(coupon: Coupon, facts: CouponFacts): Result<PriceReduction, Refusal> {
  const unfit = checkPerson(coupon, facts);
  if (unfit !== null) return refuse(unfit);
  const lines = couponLines(coupon, facts);
  const ofOrder = orderObstacles(coupon, facts);
  if (!lines.ok) return refuse(withOthers([...ofOrder, lines.error, ...minimumOf(coupon, facts)]));
  const reduction = couponReduction(coupon, facts, lines.value);
  const required = checkRequirements(coupon, facts, reduction.amount);
  const obstacles = [...ofOrder, ...listOf(required), ...minimumOf(coupon, facts)];
  if (obstacles.length > 0) return refuse(withOthers(obstacles));
  const spent = checkUses(coupon, facts);
  if (spent !== null) return refuse(spent);
  const isFeeUnknown = reduction.on === 'delivery' && facts.delivery === null;
  return reduction.amount === 0 && !isFeeUnknown
    ? refuse(nothingToDiscount(reduction))
    : accept(reduction);
}

const listOf = (refusal: Refusal | null): readonly Refusal[] => (refusal === null ? [] : [refusal]);

/** Returns the first refusal, with the others in `also`. */
function withOthers([first, ...others]: readonly Refusal[]): Refusal {
  if (first === undefined) return refusalOf('COUPON_NOT_AVAILABLE');
  return others.length === 0 ? first : refusalOf(first.label, { ...first.metadata, also: others });
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

/**
 * The obstacles that the shopper can remove by changing the order: the way to get it, the payment
 * method, the time.
 */
function orderObstacles(coupon: Coupon, facts: CouponFacts): readonly Refusal[] {
  const { dispatch, paymentMethod, store, now, requestedTime } = facts;
  const dispatchMethod =
    coupon.discount.kind === 'delivery' ? 'store_delivery' : coupon.dispatchMethod;
  return [
    ...(dispatchMethod !== null && dispatchMethod !== dispatch
      ? [refusalOf('COUPON_DISPATCH_METHOD', { dispatchMethod })]
      : []),
    ...listOf(checkMethod(coupon, paymentMethod)),
    ...listOf(checkHours(coupon, requestedTime ?? now, store.timeZone)),
  ];
}

function checkMethod(
  { paymentMethods }: Coupon,
  chosen: CouponFacts['paymentMethod'],
): Refusal | null {
  if (chosen === null) return refusalOf('PARAMETER_MISSING', { field: 'payment_method' });
  return includes(paymentMethods, chosen)
    ? null
    : refusalOf('COUPON_PAYMENT_METHOD', { methods: paymentMethods });
}

/**
 * The minimum is compared with the food before every discount.
 * docs/rules/coupons.md#minimum-of-a-coupon.
 */
function minimumOf({ minimumBill: minimum }: Coupon, { lines }: CouponFacts): readonly Refusal[] {
  const subtotal = sumOf(lines, ({ total }) => total);
  return minimum !== null && subtotal < minimum
    ? [refusalOf('COUPON_WITH_MINIMUM_BILL', { minimum, missing: subtract(minimum, subtotal) })]
    : [];
}

/**
 * Returns the refusal of a coupon whose uses are gone, for this user or for everybody; else null.
 */
export function checkUses(
  { firstPurchase, maxUses, maxUsesPerUser }: Coupon,
  { user }: { user: Pick<CouponUserFacts, 'hasOrdered' | 'uses' | 'usesByUser'> },
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
