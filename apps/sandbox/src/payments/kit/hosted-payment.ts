/**
 * The ways in which a payment ends on the provider's page. `close`: the shopper leaves without a
 * decision.
 */
export const hostedOutcomes = ['pay', 'decline', 'cancel', 'expire'] as const;
export type HostedOutcome = (typeof hostedOutcomes)[number];

export const isHostedOutcome = (value: unknown): value is HostedOutcome =>
  hostedOutcomes.some((one) => one === value);

/** The browser's return to the shop: its fields, in the address or as a form. */
export type BrowserReturn = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** A further way to pay: its button posts the page's form to a path of the provider's own. */
export type HostedOffer = {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly hint: string;
};

/**
 * A payment as its hosted page shows it. `key`: finds it in the page's address. `amount`: in major
 * units. `merchant`: the shop's host or name. `state`: only an open payment can be decided.
 */
export type HostedPayment = {
  readonly key: string;
  readonly merchantRef: string;
  readonly amount: number;
  readonly currency: string;
  readonly merchant: string;
  readonly state: 'open' | 'outOfTime' | 'decided';
  /** Buttons of this payment beside those of the flow. Absent: none. */
  readonly offers?: readonly HostedOffer[];
};

/**
 * The hosted page of one provider. `openPath`: the page's route, which names its key as `keyField`
 * in the path, the query or the posted form. `decidePath`: the route of the buttons.
 */
export type HostedFlow = {
  readonly provider: string;
  /** The provider's name for shoppers. */
  readonly title: string;
  readonly openPath: string;
  readonly decidePath: string;
  readonly keyField: string;
  /** The buttons besides “Cerrar pestaña”. Absent: all. */
  readonly outcomes?: readonly HostedOutcome[];
  /** Replaces the sentences under the buttons. */
  readonly hints?: Readonly<Partial<Record<HostedOutcome, string>>>;
  /** Returns the page's address, absolute or from the root. */
  addressOf(key: string): string;
  find(key: string): HostedPayment | null;
  /**
   * Stores the shopper's decision: the first one counts. `expire` ends the page's time. Null: no
   * such payment.
   */
  decide(key: string, outcome: HostedOutcome): HostedPayment | null;
  /**
   * Returns the browser's return after the decision. Null: the shopper stays on the provider's
   * page.
   */
  returnOf(key: string): BrowserReturn | null;
  /**
   * Returns the browser's return from a page that is opened again after its decision. Absent:
   * `returnOf`.
   */
  reopenedReturnOf?(key: string): BrowserReturn | null;
};

/**
 * Returns the address of a return by GET. The fields are added to the query of the shop's address.
 */
export function returnAddress({ url, fields }: BrowserReturn): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
