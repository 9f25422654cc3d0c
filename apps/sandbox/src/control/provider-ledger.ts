/**
 * The actual money of one reference, whatever the provider reported. `captured` and `refunded` are
 * in whole units of the currency; `commits` and `refunds` count the successful calls.
 */
export type MoneyTruth = {
  readonly provider: string;
  readonly merchantRef: string;
  readonly captured: number;
  readonly refunded: number;
  readonly currency: string;
  readonly state: string;
  readonly commits: number;
  readonly refunds: number;
  /** Number of commits refused because the shopper could still be on the provider's page. */
  readonly earlyCommits: number;
};

/** A provider's ledger. Tests compare a shop's state with it. */
export type ProviderLedger = {
  all(): readonly MoneyTruth[];
  of(merchantRef: string): MoneyTruth | null;
};
