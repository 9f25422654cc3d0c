import { type Minor, zero } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';

/** What hangs on the method in the checkout form: the saved card, the token of a card typed in, and the tips. */
export type PaymentFields = {
  readonly paymentMethod: PaymentMethodName | null;
  readonly cardId: string | null;
  readonly cardToken: string | null;
  readonly tip: Minor;
  readonly storeTip: Minor;
};

/**
 * The fields once another method is chosen, and whether that took a tip away, which the shopper has to be told. The same method again
 * changes nothing. docs/rules/payments.md#reset-on-another-payment-method.
 */
export function changePaymentMethod(
  before: PaymentFields,
  paymentMethod: PaymentMethodName,
): { fields: PaymentFields; lostTip: boolean } {
  if (paymentMethod === before.paymentMethod) return { fields: before, lostTip: false };
  const fields = { paymentMethod, cardId: null, cardToken: null, tip: zero, storeTip: zero };
  return { fields, lostTip: before.tip > 0 || before.storeTip > 0 };
}
