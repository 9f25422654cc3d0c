import { holdsCardNumber } from '@comanda/domain/card-numbers/find-card-number.ts';
import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';

/**
 * Fields that the browser brought back, from query and form body. They only identify the attempt;
 * they prove no payment.
 */
export type BrowserReturn = Readonly<Record<string, string>>;

/**
 * Identifies the attempt by either reference and names the next step. `commit`: the server may
 * commit. `poll`: the server only polls. `left`: the shopper left a page that may still be open;
 * the server closes it at the provider (`cancel`), whose answer is the report. `cancelled`,
 * `expired`: the shopper left without paying; the server polls, and the attempt ends so while the
 * provider is undecided. A provider may return these two only if it charges nobody without our
 * commit, which the server then never sends. `bankCheck`: the result of the bank's check as the
 * browser names it, which nobody signed; absent: it names none.
 */
export type ProviderReturn = {
  readonly providerRef: string | null;
  readonly merchantRef: string | null;
  readonly nextStep: 'commit' | 'poll' | 'left' | 'cancelled' | 'expired';
  readonly bankCheck?: BankCheck;
};

/** Reads the fields of a return; null: they are no return of this provider. Pure. */
export type ReadReturn = (fields: BrowserReturn) => ProviderReturn | null;

type References = { readonly providerRef: string | null; readonly merchantRef?: string | null };

/**
 * Returns what was read of a return, or null if one of its references is the number of a card. No
 * provider names payments so, and to look for it would write it into the database's log of
 * statements. docs/rules/limits.md#card-numbers-are-refused.
 */
export const withoutCardNumber = <Read extends References>(read: Read | null): Read | null =>
  read !== null &&
  [read.providerRef, read.merchantRef].some((reference) => holdsCardNumber(reference ?? ''))
    ? null
    : read;
