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

/** What an order's money is made of, minor units. `total` is charged, tips included. */
type Amounts = {
  subtotal: Minor;
  discount: Minor;
  delivery: Minor;
  serviceFee: Minor;
  tip: Minor;
  storeTip: Minor;
  total: Minor;
};

/** Order agreed: the shopper owes the total; each part of it is earned. A discount above the food is only what it took off. */
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

/** Money received at the door or the counter: nothing is owed any more. */
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
