import { type Minor, minor, negate, subtract } from '../money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Entries of a paid order: the provider holds the shopper's money for the brand, and the shopper
 * owes nothing any more.
 */
export const paidEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'clearing', amount: negate(amount) },
];

/**
 * Entries of money that a provider holds and that no order can use: the brand owes the shopper a
 * refund.
 */
export const receivedEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'refunds', amount: negate(amount) },
];

/**
 * Entries of money that the provider refunded. `isRequested`: a refund was requested; otherwise the
 * provider took the money back and the shopper owes for the order again. An amount of 0 writes
 * nothing.
 */
export function refundedEntries(amount: Minor, isRequested: boolean): readonly LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { account: isRequested ? 'refunds' : 'clearing', amount },
    { account: 'online', amount: negate(amount) },
  ];
}

/**
 * Entries of a refund that the provider refuses and an operator closed. The shopper is owed nothing
 * any more; money that the brand returned outside the provider stands under `outside`. The provider
 * still holds the money for the brand.
 */
export const closedRefundEntries = (amount: Minor): readonly LedgerEntry[] =>
  amount === 0
    ? []
    : [
        { account: 'refunds', amount },
        { account: 'outside', amount: negate(amount) },
      ];

/**
 * Entries of a part of a paid order's money that is due to the shopper: the brand earns that much
 * less. The end of the order reverses `allowances` like its other income.
 */
export const allowedEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'allowances', amount },
  { account: 'refunds', amount: negate(amount) },
];

/**
 * Entries of a payment that its provider took back without a request: `due` of it settles a part
 * that was due.
 */
export const takenBackEntries = (amount: Minor, due: Minor): readonly LedgerEntry[] => {
  const settled = minor(Math.min(amount, due));
  return [...refundedEntries(settled, true), ...refundedEntries(subtract(amount, settled), false)];
};
