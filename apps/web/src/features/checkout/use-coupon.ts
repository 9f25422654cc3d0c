import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { type ErrorLabel, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, sumOf } from '@comanda/domain/money/money.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import { useFormContext } from 'react-hook-form';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import {
  askCoupon,
  type CouponProblem,
  removeCoupon,
  shownCode,
  showCouponProblem,
} from '../../shop/money/discount-store.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { unpaidOrderWithCoupon } from '../../shop/order/unpaid-order.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type CouponState, couponState } from './coupon-state.ts';
import type { FormValues } from './form-values.ts';

type CouponControls = {
  state: CouponState;
  /** The typed code as coupons are written. */
  code: string;
  /** The amount that the applied coupon takes off, as money below zero; '' without one. */
  amount: string;
  problem: CouponProblem | null;
  /** Asks for the typed code; without a payment method it says that one is needed first. */
  apply: () => void;
  /** The field is edited, or the coupon is removed. */
  withdraw: () => void;
};

/**
 * Returns the coupon of the checkout and what the shopper can do with it.
 * docs/rules/checkout.md#states-of-the-coupon-field.
 */
export function useCoupon(): CouponControls {
  const { discounts } = useApp();
  const { country } = useSettings();
  const { quote, refusal } = useQuote();
  const asked = useStore(discounts);
  const typed = useFormContext<FormValues>().watch('coupon');
  const state = couponState(typed, asked, refusal !== null);
  const code = shownCode(typed);
  const apply = (): void => {
    if (asked.paymentMethod !== null) return askCoupon(discounts, typed);
    const field = { field: 'payment_method' };
    showCouponProblem(discounts, code, refusalOf('PARAMETER_MISSING', field));
  };
  return {
    state,
    code,
    amount: state === 'applied' ? formatMoney(couponAmount(quote?.parts ?? []), country) : '',
    problem: asked.couponProblem,
    apply,
    withdraw: () => removeCoupon(discounts),
  };
}

const couponAmount = (parts: readonly PricePart[]): Minor =>
  sumOf(parts, (part) => (isOfCoupon(part) ? part.amount : 0));
const isOfCoupon = (part: PricePart): boolean =>
  part.kind === 'discount' && part.source?.kind === 'coupon';

/** Returns the name of the applied coupon; '' while the price names none. */
export function useCouponName(): string {
  const { quote } = useQuote();
  return itemisedAmounts(quote?.parts ?? []).coupon?.name ?? '';
}

/** A use that is missing may be the one that the shopper's own unpaid order holds. */
const missingUse: readonly ErrorLabel[] = [
  'COUPON_MAX_REACHED',
  'MAX_COUPON_USES_BY_USER_REACHED',
  'NOT_FIRST_PURCHASE',
];

/**
 * Returns the reason of a refused coupon with its way out.
 * docs/rules/checkout.md#way-out-of-a-refused-coupon.
 */
export function useCouponProblemText(problem: CouponProblem | null): string {
  const { clock } = useApp();
  const { country } = useSettings();
  const words = useTextsOf(couponsTexts);
  const errors = useTextsOf(errorsTexts);
  if (problem === null) return '';
  const { code, refusal } = problem;
  if (refusal.label === 'PARAMETER_MISSING') return words.needsMethod;
  const holder = missingUse.includes(refusal.label)
    ? unpaidOrderWithCoupon(code, clock.now())
    : null;
  if (holder !== null) return words.inUnpaidOrder(holder);
  return errorText(errors, refusal, (amount) => formatMoney(amount, country)).text;
}
