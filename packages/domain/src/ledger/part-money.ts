import { minor, type Minor, subtract } from '../money/money.ts';
import type { Attempt } from '../payment/attempt.ts';
import { duePart } from '../payment/due-part.ts';
import { allowedEntries, closedRefundEntries, refundedEntries } from './payment-entries.ts';
import type { NamedMovement } from './surplus-money.ts';

/** The references of parts begin so, those of surplus payments never do. */
const partRef = (id: string | number): string => `part:${id}`;

/** Returns the amount that the provider had refunded in all when it proved this part (`returnedPart`), minor units. */
export const refundedAtPart = (paymentRef: string): Minor =>
  minor(Number(paymentRef.replace(/^part:/u, '')));

/** Entries of a requested part, in minor units. `key` names the request: the same key is booked once. */
export const allowedPart = (part: Minor, key: string): NamedMovement => ({
  event: 'allowed',
  paymentRef: partRef(key),
  entries: allowedEntries(part),
});

/**
 * Returns the entries of a part that a report proved as refunded while the order stayed paid; null if it proved none. Each refunded total is
 * booked once. docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
export function returnedPart(
  before: Attempt,
  after: Attempt,
): (NamedMovement & { amount: Minor }) | null {
  if (before.state !== 'completed' || after.state !== 'completed') return null;
  const amount = subtract(duePart(before), duePart(after));
  if (amount <= 0) return null;
  const paymentRef = partRef(after.refunded);
  return { event: 'returned', paymentRef, amount, entries: refundedEntries(amount, true) };
}

/** Entries of a due part that an operator closed. `tries`: the attempt's count, which tells one closing from another. */
export const closedPart = (before: Attempt, tries: number): NamedMovement => ({
  event: 'closed',
  paymentRef: partRef(`closed:${tries}`),
  entries: closedRefundEntries(duePart(before)),
});
