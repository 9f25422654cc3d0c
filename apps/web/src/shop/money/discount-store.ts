import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * A coupon that the server did not apply, or applies no longer. `wasApplied`: its discount was in
 * the total before.
 */
export type CouponProblem = { code: string; refusal: Refusal; wasApplied: boolean };

/**
 * The discounts that the shopper asks for at the checkout. Typed texts belong to the form; here is
 * what prices and the order ask for. It is never stored: leaving the checkout drops it.
 * docs/rules/checkout.md#discounts-belong-to-the-open-checkout.
 */
export type DiscountState = {
  /** The coupon code that is asked for; null: none, whatever is typed. */
  coupon: string | null;
  /**
   * The server took the coupon's discount off a price. While the price is asked again, the coupon
   * stays applied.
   */
  isApplied: boolean;
  couponProblem: CouponProblem | null;
  /** The chosen payment method, which a coupon may depend on; null: none yet. */
  paymentMethod: PaymentMethodName | null;
  /** Money to pay with points, in minor units. 0 asks for the balance alone, null for nothing. */
  cashToExchange: Minor | null;
  /** Points pay a part of the server's price. While the price is asked again, they stay applied. */
  arePointsApplied: boolean;
  /** Why the points that were asked for are not used; `wasApplied`: the total had them before. */
  pointsProblem: { refusal: Refusal; wasApplied: boolean } | null;
};
export type DiscountStore = StoreApi<DiscountState>;

export const noDiscountsAsked: DiscountState = {
  coupon: null,
  isApplied: false,
  couponProblem: null,
  paymentMethod: null,
  cashToExchange: null,
  arePointsApplied: false,
  pointsProblem: null,
};

export const createDiscountStore = (): DiscountStore => createStore(() => noDiscountsAsked);

/**
 * Returns whether a discount is asked for. Then only the server's price counts:
 * docs/rules/checkout.md#prices-with-discounts.
 */
export const asksDiscount = ({ coupon, cashToExchange }: DiscountState): boolean =>
  coupon !== null || (cashToExchange ?? 0) > 0;

/** Asks for the typed code. An empty code asks for nothing. */
export function askCoupon(store: DiscountStore, typed: string): void {
  const code = typed.trim();
  if (code !== '') store.setState({ coupon: code, isApplied: false, couponProblem: null });
}

/** Returns a typed code as coupons are written, if it is one; otherwise as it was typed. */
export const shownCode = (typed: string): string => normalCouponCode(typed) ?? typed.trim();

/** Takes the coupon and its message away: the shopper removes it or edits the code. */
export const removeCoupon = (store: DiscountStore): void =>
  store.setState({ coupon: null, isApplied: false, couponProblem: null });

/** Says why a code is not even asked for. */
export const showCouponProblem = (store: DiscountStore, code: string, refusal: Refusal): void =>
  store.setState({ couponProblem: { code, refusal, wasApplied: false } });

/**
 * Returns the state in which the coupon is no longer asked for and the shopper reads the reason.
 * Points stay as they are.
 */
export const withoutRefusedCoupon = (state: DiscountState, refusal: Refusal): DiscountState =>
  state.coupon === null
    ? state
    : {
        ...state,
        coupon: null,
        isApplied: false,
        couponProblem: { code: state.coupon, refusal, wasApplied: state.isApplied },
      };

/**
 * Returns the state in which points are no longer asked for and the shopper reads the reason; the
 * balance still is.
 */
export const withoutRefusedPoints = (state: DiscountState, refusal: Refusal): DiscountState => ({
  ...state,
  cashToExchange: zero,
  arePointsApplied: false,
  pointsProblem: { refusal, wasApplied: state.arePointsApplied },
});

/**
 * Returns the state after an order was refused by its coupon or its points: that discount is no
 * longer asked for.
 */
export const withoutRefused = (
  discount: 'coupon' | 'points',
  state: DiscountState,
  refusal: Refusal,
): DiscountState =>
  discount === 'coupon'
    ? withoutRefusedCoupon(state, refusal)
    : withoutRefusedPoints(state, refusal);

/**
 * The person of the page changed: nothing that the former person asked for is asked for the next
 * one.
 */
export const dropDiscountsOfPerson = (store: DiscountStore): void =>
  store.setState((state) => ({
    ...withoutRefusedCoupon(state, refusalOf('COUPON_CANNOT_BE_USED_BY_USER')),
    cashToExchange: null,
    arePointsApplied: false,
    pointsProblem: null,
  }));

/** Drops every discount: the checkout was left. */
export const dropDiscounts = (store: DiscountStore): void => store.setState(noDiscountsAsked, true);
