import { lineHash } from '../cart/line-hash.ts';
import { foodOf, quoteLines } from '../cart/quote-lines.ts';
import type { Cart } from '../cart/cart.ts';
import { noDiscounts } from '../discount/cart-discounts.ts';
import type { DiscountRefusal } from '../discount/cart-discounts.ts';
import type { ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { type Minor, minor, zero } from '../money/money.ts';
import { applyOffers, offerReductions } from '../offer/apply-offers.ts';
import { offerLines } from '../offer/offer-lines.ts';
import { offersOn } from '../offer/offers-on.ts';
import type { Offer } from '../offer/offer.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import { amountsOfParts } from '../price/price-amounts.ts';
import { priceParts } from '../price/price-parts.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { applyCoupon } from './apply-coupon.ts';
import type { Coupon } from './coupon.ts';

/**
 * A cart with which staff tries a coupon: dishes without options, by a new person who belongs to
 * the coupon's companies. `delivery`: the fee of a delivery. `at`: the time of ordering, in
 * milliseconds.
 */
export type CouponTrial = {
  readonly index: MenuIndex;
  readonly store: Pick<Store, 'id' | 'timeZone'>;
  readonly offers: readonly Offer[];
  readonly units: ReadonlyMap<ProductId, number>;
  readonly dispatch: DispatchMethod;
  readonly delivery: Minor;
  readonly paymentMethod: PaymentMethodName | null;
  readonly platform: string;
  readonly at: number;
};

/** `combos`: what the combos take off before the coupon. `refusal` null: the coupon applies. */
export type TriedCoupon = {
  readonly food: Minor;
  readonly combos: Minor;
  readonly coupon: Minor;
  readonly delivery: Minor;
  readonly total: Minor;
  readonly refusal: DiscountRefusal | null;
};

/**
 * Returns what a coupon would take off a cart, by the rules of orders, or the first reason against
 * it. docs/rules/back-office.md#test-cart-of-a-coupon.
 */
export function tryCoupon(coupon: Coupon, trial: CouponTrial): TriedCoupon {
  const { index, store, offers, dispatch, paymentMethod, platform, at } = trial;
  const sold = cartOf(trial);
  const lines = quoteLines(sold, index);
  const delivery = dispatch === 'store_delivery' && lines.length > 0 ? trial.delivery : zero;
  const applied = applyOffers(offersOn(offers, { store, at }), offerLines(sold, index)).applied;
  const reductions = offerReductions(applied);
  const user = { companyIds: coupon.companyIds, ...newPerson };
  const discounts = applyCoupon(
    { ...noDiscounts, reductions },
    { coupon, user, paymentMethod },
    { index, store, sold, lines, delivery, now: at, platform },
  );
  const price = (of: typeof reductions) =>
    amountsOfParts(priceParts({ lines, delivery, serviceFee: zero, reductions: of, points: null }));
  const { discount: combos } = price(reductions);
  const { discount, total } = price(discounts.reductions);
  const { refusal } = discounts;
  return {
    ...{ food: foodOf(lines), combos, delivery, total, refusal },
    coupon: minor(discount - combos),
  };
}

const newPerson = { usesByUser: 0, uses: 0, hasOrdered: false, ownsCode: false };

const cartOf = ({ store, dispatch, units }: CouponTrial): Cart => ({
  storeId: store.id,
  dispatchMethod: dispatch,
  lines: [...units]
    .filter(([, count]) => count > 0)
    .map(([productId, count]) => ({
      ...{ hash: lineHash(productId, [], ''), productId, count },
      ...{ picks: [], instructions: '' },
    })),
});
