import { type Minor, negate } from '../money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Entries of a part that the store refunds by hand, of money that it had collected: the brand earns
 * that much less, and the drawer or the card terminal holds that much less.
 * docs/rules/counter-money.md#refund-by-hand.
 */
export const refundByHandEntries = (
  amount: Minor,
  from: 'cash' | 'card',
): readonly LedgerEntry[] => [
  { account: 'allowances', amount },
  { account: from, amount: negate(amount) },
];
