import { type Account, balancedEntries, type LedgerEntry } from '../ledger/ledger-entry.ts';
import { type Minor, minor, sumOf } from '../money/money.ts';

/**
 * The ledger of one order in memory, as the database keeps it: each event must sum to zero, and the
 * balance is by account.
 */
export type OrderLedger = {
  /**
   * `attemptId`: the payment attempt whose money moved. @throws if the entries do not sum to zero.
   */
  book(event: string, entries: readonly LedgerEntry[], attemptId?: string): void;
  of(account: Account): Minor;
  /** Returns the money of an attempt that its provider holds by the ledger. */
  heldBy(attemptId: string): Minor;
  /** Returns the accounts whose balance is not zero. */
  balance(): readonly LedgerEntry[];
};

export function openLedger(): OrderLedger {
  const booked: { entry: LedgerEntry; attemptId: string | undefined }[] = [];
  const sumWhere = (isCounted: (one: (typeof booked)[number]) => boolean): Minor =>
    sumOf(booked.filter(isCounted), ({ entry }) => entry.amount);
  const of = (account: Account): Minor => sumWhere(({ entry }) => entry.account === account);
  return {
    book: (event, entries, attemptId) => {
      for (const entry of balancedEntries(event, entries)) booked.push({ entry, attemptId });
    },
    of,
    heldBy: (id) =>
      sumWhere(({ entry, attemptId }) => attemptId === id && entry.account === 'online'),
    balance: () =>
      [...new Set(booked.map(({ entry }) => entry.account))]
        .map((account) => ({ account, amount: minor(of(account)) }))
        .filter(({ amount }) => amount !== 0),
  };
}
