import { type Minor, zero } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * The form fields that depend on the payment method: the saved card, the token of a typed card, and
 * the tips.
 */
export type PaymentFields = {
  readonly paymentMethod: PaymentMethodName | null;
  readonly cardId: string | null;
  readonly cardToken: string | null;
  readonly tip: Minor;
  readonly storeTip: Minor;
};

/**
 * Returns the fields after the shopper chose another method. `isTipReset`: the change removed a
 * tip, and the page has to notify the shopper. Choosing the same method again changes nothing.
 * docs/rules/payments.md#reset-on-another-payment-method.
 */
export function changePaymentMethod(
  before: PaymentFields,
  paymentMethod: PaymentMethodName,
): { fields: PaymentFields; isTipReset: boolean } {
  if (paymentMethod === before.paymentMethod) return { fields: before, isTipReset: false };
  const fields = { paymentMethod, cardId: null, cardToken: null, tip: zero, storeTip: zero };
  return { fields, isTipReset: before.tip > 0 || before.storeTip > 0 };
}
