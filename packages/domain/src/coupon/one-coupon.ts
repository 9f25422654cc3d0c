import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import { accept, refuse, type Result } from '../result.ts';

type Stated<T> = T | null | undefined;

/** A coupon as a request for prices may state it, in two places each: beside the cart and in it. */
export type StatedCoupon = {
  coupon: readonly [Stated<string>, Stated<string>];
  paymentMethod: readonly [Stated<PaymentMethodName>, Stated<PaymentMethodName>];
};

/** The text of a coupon as typed, and the payment method that is chosen; null: none. */
export type AskedCoupon = { text: string; paymentMethod: PaymentMethodName | null };

const tidy = (text: Stated<string>): string => text?.normalize('NFKC').trim().toUpperCase() ?? '';

/**
 * Returns the one coupon that a request for prices states; null: none, or only spaces. Refused with
 * INVALID_PARAMETER and the field if two places state two different ones.
 * docs/rules/coupons.md#one-coupon-in-two-places.
 */
export function oneCoupon({
  coupon,
  paymentMethod,
}: StatedCoupon): Result<AskedCoupon | null, Refusal> {
  const texts = [...new Set(coupon.map(tidy))].filter((text) => text !== '');
  const methods = [...new Set(paymentMethod)].filter((method) => method != null);
  if (texts.length > 1) return refuse(refusalOf('INVALID_PARAMETER', { field: 'coupon' }));
  const [text] = texts;
  if (text === undefined) return accept(null);
  if (methods.length > 1)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'payment_method' }));
  return accept({ text, paymentMethod: methods[0] ?? null });
}
