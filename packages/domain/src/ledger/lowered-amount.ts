import { type Minor, negate } from '../money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Entries of an amount that a shopper who has not paid yet owes less, because units were taken off
 * the order: the brand earns that much less. Minor units.
 * docs/rules/line-removals.md#money-of-removed-units.
 */
export const loweredEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'allowances', amount },
  { account: 'clearing', amount: negate(amount) },
];
