import { type Minor, negate, sumOf } from '../money/money.ts';
import { type Account, type LedgerEntry, sumOfEntries } from './ledger-entry.ts';

/** The amounts that make up an order's total, minor units. `total` is the amount charged, tips included. */
type Amounts = {
  subtotal: Minor;
  discount: Minor;
  delivery: Minor;
  serviceFee: Minor;
  tip: Minor;
  storeTip: Minor;
  total: Minor;
};

/**
 * Entries of a placed order: the shopper owes the total, and each part of it is earned. `discounts` gets the amount that was actually
 * deducted.
 */
export function placedEntries(amounts: Amounts): readonly LedgerEntry[] {
  const earned: LedgerEntry[] = [
    { account: 'sales', amount: negate(amounts.subtotal) },
    { account: 'delivery', amount: negate(amounts.delivery) },
    { account: 'service', amount: negate(amounts.serviceFee) },
    { account: 'driver_tips', amount: negate(amounts.tip) },
    { account: 'store_tips', amount: negate(amounts.storeTip) },
  ];
  const receivable: LedgerEntry = { account: 'clearing', amount: amounts.total };
  const missing = negate(sumOfEntries([receivable, ...earned]));
  return nonZeroEntries([receivable, ...earned, { account: 'discounts', amount: missing }]);
}

/** Entries of money that the restaurant collected at the shopper's address or at the counter: the shopper owes nothing any more. */
export const collectedEntries = (total: Minor, into: 'cash' | 'card'): readonly LedgerEntry[] =>
  nonZeroEntries([
    { account: into, amount: total },
    { account: 'clearing', amount: negate(total) },
  ]);

/**
 * Accounts of money that a provider holds, that is being refunded or that was refunded outside. The end of an order reverses none of them.
 */
const providerAccounts: ReadonlySet<Account> = new Set<Account>(['online', 'refunds', 'outside']);

/**
 * Entries of an order that ends without completion, from its balance by account. They reverse its placing and its collection, account by
 * account, so that also an order is reversed whose parts are not stored. The money that a provider holds for the order becomes owed to the
 * shopper. docs/rules/orders.md#ledger-of-an-order-that-ended.
 */
export function orderEndEntries(balance: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const reversed = balance
    .filter(({ account }) => !providerAccounts.has(account))
    .map(({ account, amount }): LedgerEntry => ({ account, amount: negate(amount) }));
  const held = sumOf(balance, ({ account, amount }) =>
    providerAccounts.has(account) ? amount : 0,
  );
  return nonZeroEntries([...reversed, { account: 'refunds', amount: negate(held) }]);
}

const nonZeroEntries = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.filter(({ amount }) => amount !== 0);
