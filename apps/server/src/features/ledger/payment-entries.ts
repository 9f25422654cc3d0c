import { type Minor, minor, subtract, zero } from '@comanda/domain/money/money.ts';
import type { LedgerEntry } from './ledger-entries.ts';

const negative = (amount: Minor): Minor => subtract(zero, amount);

/** Entries of a paid order: the provider holds the shopper's money for the brand, and the shopper owes nothing any more. */
export const paidEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'clearing', amount: negative(amount) },
];

/** Entries of money that a provider holds and that no order can use: the brand owes the shopper a refund. */
export const receivedEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'refunds', amount: negative(amount) },
];

/**
 * Entries of money that the provider refunded. `isRequested`: a refund was requested; otherwise the provider took the money back and the
 * shopper owes for the order again. An amount of 0 writes nothing.
 */
export function refundedEntries(amount: Minor, isRequested: boolean): readonly LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { account: isRequested ? 'refunds' : 'clearing', amount },
    { account: 'online', amount: negative(amount) },
  ];
}

/**
 * Entries of a refund that the provider refuses and an operator closed. The shopper is owed nothing any more; money that the brand returned
 * outside the provider stands under `outside`. The provider still holds the money for the brand.
 */
export const closedRefundEntries = (amount: Minor): readonly LedgerEntry[] =>
  amount === 0
    ? []
    : [
        { account: 'refunds', amount },
        { account: 'outside', amount: negative(amount) },
      ];

type Balance = readonly { account: string; amount: Minor }[];

/**
 * Accounts of money that a provider holds, that is being refunded or that was refunded outside. The end of an order reverses none of them.
 */
const providerAccounts: ReadonlySet<string> = new Set(['online', 'refunds', 'outside']);

/**
 * Entries of an order that ends without completion. They reverse its placing and its collection; the money that a provider holds for the
 * order becomes owed to the shopper.
 */
export function orderEndEntries(balance: Balance): Balance {
  const reversed = balance
    .filter(({ account }) => !providerAccounts.has(account))
    .map(({ account, amount }) => ({ account, amount: negative(amount) }));
  const owed = negative(minor(reversed.reduce((sum, { amount }) => sum + amount, 0)));
  return owed === 0 ? reversed : [...reversed, { account: 'refunds', amount: owed }];
}
