import { type Minor, minor, zero } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';
import { isPaidOnline } from './paid-online.ts';
import type { PaymentStatus } from './payment-status.ts';

type PaymentDue = {
  paymentMethod: PaymentMethodName;
  paymentStatus: PaymentStatus;
  total: Minor;
  cashAmount: Minor | null;
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
}: PaymentDue): PayOnDelivery {
  const isPaid = isPaidOnline(paymentMethod) || paymentStatus === 'completed';
  if (isPaid) return { amount: zero, cash: null, change: null };
  if (paymentMethod !== 'cash' || cashAmount === null)
    return { amount: total, cash: null, change: null };
  return { amount: total, cash: cashAmount, change: changeFor(cashAmount, total) };
}
