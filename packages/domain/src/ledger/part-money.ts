import { minor, type Minor, subtract } from '../money/money.ts';
import type { Attempt } from '../payment/attempt.ts';
import { closablePart } from '../payment/close-attempt-refund.ts';
import { duePart } from '../payment/due-part.ts';
import { allowedEntries, closedRefundEntries, refundedEntries } from './payment-entries.ts';
import type { NamedMovement } from './surplus-money.ts';

/** The references of parts begin so, those of surplus payments never do. */
const partRef = (id: string | number): string => `part:${id}`;

/**
 * Returns the amount that the provider had refunded in all when it proved this part
 * (`refundedPart`), minor units.
 */
export const refundedAtPart = (paymentRef: string): Minor =>
  minor(Number(paymentRef.replace(/^part:/u, '')));

/**
 * Entries of a requested part, in minor units. `key` names the request: the same key is booked
 * once.
 */
export const allowedPart = (part: Minor, key: string): NamedMovement => ({
  event: 'allowed',
  paymentRef: partRef(key),
  entries: allowedEntries(part),
});

/**
 * Returns the entries of money that a report proved as refunded while the order stayed paid; null
 * if it proved none. `amount`: what of it was due, minor units. The rest was refunded on the
 * provider's own page, and the brand earns that much less. Each refunded total is booked once.
 * docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
export function refundedPart(
  before: Attempt,
  after: Attempt,
): (NamedMovement & { amount: Minor }) | null {
  if (before.state !== 'completed' || after.state !== 'completed') return null;
  const refunded = subtract(after.refunded, before.refunded);
  if (refunded <= 0) return null;
  const amount = subtract(duePart(before), duePart(after));
  const unasked = subtract(refunded, amount);
  return {
    event: 'returned',
    paymentRef: partRef(after.refunded),
    amount,
    entries: [...(unasked > 0 ? allowedEntries(unasked) : []), ...refundedEntries(refunded, true)],
  };
}

/**
 * Entries of a due part that an operator closed. `tries`: the attempt's count, which tells one
 * closing from another.
 */
export const closedPart = (before: Attempt, tries: number): NamedMovement => ({
  event: 'closed',
  paymentRef: partRef(`closed:${tries}`),
  entries: closedRefundEntries(closablePart(before)),
});

/**
 * Entries of a part that was refunded by hand, in minor units: it is allowed and closed at once.
 * `key` names the request.
 */
export const partByHand = (part: Minor, key: string): readonly NamedMovement[] => [
  allowedPart(part, key),
  { event: 'closed', paymentRef: partRef(key), entries: closedRefundEntries(part) },
];
