import { type Minor, minor, subtract, zero } from '@comanda/domain/money/money.ts';
import type { LedgerEntry } from './ledger-entries.ts';

const negative = (amount: Minor): Minor => subtract(zero, amount);

/** A provider took the shopper's money for this order: it holds it for us, and nothing is owed any more. */
export const paidEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'clearing', amount: negative(amount) },
];

/** A provider holds money that no order can use: we owe it back. */
export const receivedEntries = (amount: Minor): readonly LedgerEntry[] => [
  { account: 'online', amount },
  { account: 'refunds', amount: negative(amount) },
];

/**
 * The provider gave money back. `owed`: we had said that we owe it; else it was taken back from us, and the shopper owes for the order
 * again. Nothing that it did not hold is written.
 */
export function refundedEntries(amount: Minor, isRequested: boolean): readonly LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { account: isRequested ? 'refunds' : 'clearing', amount },
    { account: 'online', amount: negative(amount) },
  ];
}

/**
 * An operator closed a refund that the provider refuses: the shopper is owed nothing any more, and what the brand gave it in another way
 * stands under `outside`. The provider goes on holding the money for the brand.
 */
export const closedRefundEntries = (amount: Minor): readonly LedgerEntry[] =>
  amount === 0
    ? []
    : [
        { account: 'refunds', amount },
        { account: 'outside', amount: negative(amount) },
      ];

type Balance = readonly { account: string; amount: Minor }[];

/** Accounts of money that a provider holds, that is on its way back or that went back in another way: the end of an order settles none of it. */
const providerAccounts: ReadonlySet<string> = new Set(['online', 'refunds', 'outside']);

/**
 * An order comes to nothing: what its placing, and its collecting, wrote is taken back. What a provider holds for it is owed to the shopper
 * from now on.
 */
export function orderEndEntries(balance: Balance): Balance {
  const reversed = balance
    .filter(({ account }) => !providerAccounts.has(account))
    .map(({ account, amount }) => ({ account, amount: negative(amount) }));
  const owed = negative(minor(reversed.reduce((sum, { amount }) => sum + amount, 0)));
  return owed === 0 ? reversed : [...reversed, { account: 'refunds', amount: owed }];
}
