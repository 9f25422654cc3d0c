import { type Minor, negate, sumOf } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import { type Account, balancedEntries, type LedgerEntry } from './ledger-entry.ts';

/** The account of each kind of part. The compiler asks for a line when a kind is added. */
const accountOf: Readonly<Record<PricePart['kind'], Account>> = {
  food: 'sales',
  discount: 'discounts',
  points: 'points',
  delivery: 'delivery',
  serviceFee: 'service',
  tip: 'driver_tips',
  storeTip: 'store_tips',
};

/**
 * Entries of a placed order: the shopper owes the charged amount, and each part of it is booked on
 * the account of its kind. `charged` comes from the order and not from the parts. @throws if the
 * parts do not sum to it: a part is missing. docs/rules/orders.md#ledger-in-balance.
 */
export const placedEntries = (
  parts: readonly PricePart[],
  charged: Minor,
): readonly LedgerEntry[] =>
  balancedEntries(
    'placed',
    nonZeroEntries([
      { account: 'clearing', amount: charged },
      ...parts.map(({ kind, amount }) => ({ account: accountOf[kind], amount: negate(amount) })),
    ]),
  );

/**
 * Entries of money that the restaurant collected at the shopper's address or at the counter: the
 * shopper owes nothing any more.
 */
export const collectedEntries = (total: Minor, into: 'cash' | 'card'): readonly LedgerEntry[] =>
  nonZeroEntries([
    { account: into, amount: total },
    { account: 'clearing', amount: negate(total) },
  ]);

/**
 * Accounts of money that a provider holds, that is being refunded or that was refunded outside. The
 * end of an order reverses none of them.
 */
const providerAccounts: ReadonlySet<Account> = new Set<Account>(['online', 'refunds', 'outside']);

/**
 * Entries of an order that ends without completion, from its balance by account. They reverse its
 * placing and its collection, account by account, so that also an order is reversed whose parts are
 * not stored. The money that a provider holds for the order becomes owed to the shopper.
 * docs/rules/orders.md#ledger-of-an-order-that-ended.
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
