import { type Minor, minor, subtract, zero } from '@comanda/domain/money/money.ts';

type Account =
  | 'clearing'
  | 'cash'
  | 'card'
  | 'sales'
  | 'discounts'
  | 'delivery'
  | 'service'
  | 'driver_tips'
  | 'store_tips'
  | 'online'
  | 'refunds'
  | 'outside';

/** Debit is positive, credit negative. */
export type LedgerEntry = { account: Account; amount: Minor };

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
    { account: 'sales', amount: credit(amounts.subtotal) },
    { account: 'delivery', amount: credit(amounts.delivery) },
    { account: 'service', amount: credit(amounts.serviceFee) },
    { account: 'driver_tips', amount: credit(amounts.tip) },
    { account: 'store_tips', amount: credit(amounts.storeTip) },
  ];
  const receivable: LedgerEntry = { account: 'clearing', amount: amounts.total };
  const missing = credit(sumOfEntries([receivable, ...earned]));
  return nonZeroEntries([receivable, ...earned, { account: 'discounts', amount: missing }]);
}

/** Entries of money that the restaurant collected at the shopper's address or at the counter: the shopper owes nothing any more. */
export const collectedEntries = (total: Minor, into: 'cash' | 'card'): readonly LedgerEntry[] =>
  nonZeroEntries([
    { account: into, amount: total },
    { account: 'clearing', amount: credit(total) },
  ]);

export const sumOfEntries = (entries: readonly LedgerEntry[]): Minor =>
  minor(entries.reduce((sum, { amount }) => sum + amount, 0));

const credit = (amount: Minor): Minor => subtract(zero, amount);
const nonZeroEntries = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.filter(({ amount }) => amount !== 0);
