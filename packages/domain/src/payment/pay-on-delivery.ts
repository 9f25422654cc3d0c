import { type Minor, minor, subtract, zero } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';
import { isPaidOnline } from './paid-online.ts';
import type { PaymentStatus } from './payment-status.ts';

/** `waived`: what is not paid of `total`, for units that were taken off the order. */
type PaymentDue = {
  paymentMethod: PaymentMethodName;
  paymentStatus: PaymentStatus;
  total: Minor;
  cashAmount: Minor | null;
  waived: Minor;
};

/**
 * The amounts that the rider or the counter collects from the shopper, in minor units. `amount`:
 * everything, tips included; 0 if it is already paid. `cash`: the note that the shopper announced.
 * `change`: the change for that note. Both are null unless the method is cash and a note was
 * announced. docs/rules/payments.md#amount-to-collect-on-delivery.
 */
export type PayOnDelivery = { amount: Minor; cash: Minor | null; change: Minor | null };

/**
 * Returns the change for a note: 0 if the note does not exceed `amount`. Minor units.
 * docs/rules/payments.md#amount-to-collect-on-delivery.
 */
export const changeFor = (note: Minor, amount: Minor): Minor => minor(Math.max(0, note - amount));

export function payOnDelivery({
  paymentMethod,
  paymentStatus,
  total,
  cashAmount,
  waived,
}: PaymentDue): PayOnDelivery {
  const isPaid = isPaidOnline(paymentMethod) || paymentStatus === 'completed';
  if (isPaid) return { amount: zero, cash: null, change: null };
  const amount = subtract(total, waived);
  if (paymentMethod !== 'cash' || cashAmount === null) return { amount, cash: null, change: null };
  return { amount, cash: cashAmount, change: changeFor(cashAmount, amount) };
}
