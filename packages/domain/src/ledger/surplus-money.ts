import type { Attempt, SurplusPayment } from '../payment/attempt.ts';
import type { MoneyMovement } from './attempt-money.ts';
import { receivedEntries, refundedEntries } from './payment-entries.ts';

/**
 * Entries of one surplus payment or of one part of a paid order. `paymentRef`: the provider's
 * reference of that payment, or our name of the part.
 */
export type NamedMovement = {
  event: MoneyMovement['event'] | 'allowed';
  entries: MoneyMovement['entries'];
  paymentRef: string;
};

/**
 * Returns the entries of surplus payments that a report showed for the first time, or as refunded.
 * Each payment is received once and returned once. One that was refunded before we saw it moves
 * nothing. docs/rules/payments.md#second-payment-of-an-attempt.
 */
export function surplusMovements(before: Attempt, after: Attempt): readonly NamedMovement[] {
  const known = new Map((before.surplus ?? []).map((each) => [each.paymentRef, each]));
  return (after.surplus ?? []).flatMap((each) => movementOf(known.get(each.paymentRef), each));
}

function movementOf(
  before: SurplusPayment | undefined,
  { paymentRef, minor, isRefunded }: SurplusPayment,
): readonly NamedMovement[] {
  if (before === undefined)
    return isRefunded ? [] : [{ event: 'received', paymentRef, entries: receivedEntries(minor) }];
  return isRefunded && !before.isRefunded
    ? [{ event: 'returned', paymentRef, entries: refundedEntries(minor, true) }]
    : [];
}
