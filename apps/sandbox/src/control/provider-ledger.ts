/**
 * What really became of the money of one reference, whatever anybody was told about it. `taken` and `returned` in the currency's whole units
 * as the provider counts them; `commits` and `refunds` count those that were carried out.
 */
export type MoneyTruth = {
  readonly provider: string;
  readonly merchantRef: string;
  readonly taken: number;
  readonly returned: number;
  readonly currency: string;
  readonly state: string;
  readonly commits: number;
  readonly refunds: number;
  /** Last steps that were tried, and refused, while the shopper could still be on the provider's page. */
  readonly earlyCommits: number;
};

/** A provider's book: the oracle that tests compare a shop with. */
export type ProviderLedger = {
  all(): readonly MoneyTruth[];
  of(merchantRef: string): MoneyTruth | null;
};
