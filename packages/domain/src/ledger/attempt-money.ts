import { type Minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from '../payment/attempt.ts';
import { duePart } from '../payment/due-part.ts';
import type { PaymentEffect } from '../payment/payment-effect.ts';
import type { PaymentReport } from '../payment/payment-report.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import {
  closedRefundEntries,
  paidEntries,
  receivedEntries,
  refundedEntries,
  takenBackEntries,
} from './payment-entries.ts';

/**
 * An attempt before and after a report, and what the report caused. `report` null: the operator
 * decided, without a report.
 */
export type ReportedAttempt = {
  before: Attempt;
  attempt: Attempt;
  report: PaymentReport | null;
  effects: readonly PaymentEffect[];
};

/** Entries that a report adds to the order's ledger. They sum to zero. */
export type MoneyMovement = {
  event: 'paid' | 'received' | 'returned' | 'closed';
  entries: readonly LedgerEntry[];
};

/**
 * Returns whether the report is the end of a refund, whose entries need the amount that the
 * provider held by the ledger.
 */
export const isRefundOver = ({ before, attempt }: ReportedAttempt): boolean =>
  before.state !== attempt.state && attempt.state === 'refunded';

/**
 * Returns the entries of money that this report shows as received or refunded; null if no money
 * moved. `held`: what the attempt's provider holds by the ledger, needed at the end of a refund.
 * What was refunded by other means stays with the provider. docs/rules/orders.md#ledger-in-balance.
 */
export function moneyMovement(change: ReportedAttempt, held: Minor): MoneyMovement | null {
  const { before, attempt, report, effects } = change;
  if (effects.some((effect) => effect.do === 'payOrder'))
    return { event: 'paid', entries: paidEntries(attempt.sum.minor) };
  if (isRefundOver(change)) {
    const owed = subtract(held, before.refundedOutside ?? zero);
    return attempt.isRefundClosed
      ? { event: 'closed', entries: closedEntries(change, owed) }
      : { event: 'returned', entries: returnedEntries(before, owed) };
  }
  const isReceived =
    before.state !== attempt.state &&
    attempt.state === 'refunding' &&
    (report?.reported === 'captured' || report?.reported === 'partlyRefunded');
  const refund = isReceived ? effects.find((effect) => effect.do === 'refund') : undefined;
  return refund ? { event: 'received', entries: receivedEntries(refund.minor) } : null;
}

/**
 * The provider acknowledged a part of what the operator closes: that part is refunded, the rest is
 * closed.
 */
function closedEntries({ before, attempt }: ReportedAttempt, owed: Minor): readonly LedgerEntry[] {
  const acknowledged = subtract(attempt.refunded, before.refunded);
  return [
    ...refundedEntries(acknowledged, true),
    ...closedRefundEntries(subtract(owed, acknowledged)),
  ];
}

const returnedEntries = (before: Attempt, held: Minor): readonly LedgerEntry[] =>
  before.state === 'completed'
    ? takenBackEntries(held, duePart(before))
    : refundedEntries(held, true);
