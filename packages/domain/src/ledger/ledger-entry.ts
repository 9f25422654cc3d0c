import { type Minor, sumOf } from '../money/money.ts';

/**
 * Accounts of an order's ledger; the database knows the same list.
 * docs/rules/orders.md#ledger-in-balance.
 */
export type Account =
  | 'clearing'
  | 'cash'
  | 'card'
  | 'sales'
  | 'allowances'
  | 'discounts'
  | 'points'
  | 'delivery'
  | 'service'
  | 'driver_tips'
  | 'store_tips'
  | 'online'
  | 'refunds'
  | 'outside';

/** One amount on one account, in minor units: debit is positive, credit negative. */
export type LedgerEntry = { account: Account; amount: Minor };

/** Returns the sum of entries: zero for the entries of an event. */
export const sumOfEntries = (entries: readonly LedgerEntry[]): Minor =>
  sumOf(entries, ({ amount }) => amount);

/**
 * Returns the entries of an event as they are. @throws if they do not sum to zero: a part of the
 * price was forgotten or booked twice, which is our bug, so that the event's transaction fails
 * instead of hiding the difference. docs/rules/orders.md#ledger-in-balance.
 */
export function balancedEntries(
  event: string,
  entries: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const difference = sumOfEntries(entries);
  if (difference === 0) return entries;
  const booked = entries.map(({ account, amount }) => `${account} ${amount}`).join(', ');
  throw new Error(`ledger event ${event} is out of balance by ${difference}: ${booked}`);
}
