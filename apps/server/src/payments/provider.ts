import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';

/** Everything that a call of a tenant's provider needs. The keys of `secrets` are listed in the provider's README. */
export type ProviderContext = {
  readonly baseUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly call: CallProvider;
  /** Milliseconds since the epoch. */
  now(): number;
};

/** A form that the browser submits; `action` is on the provider's origin. */
export type RedirectForm = {
  readonly kind: 'redirectForm';
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** `returnUrl`: the address to which the provider sends the browser after any outcome. */
export type StartRequest = { readonly attempt: Attempt; readonly returnUrl: string };

/** `next`: the form that sends the browser to the provider, null if the payment could not start. `report`: the attempt's new state. */
export type StartResult = { readonly next: RedirectForm | null; readonly report: PaymentReport };

/** Fields that the browser brought back, from query and form body. They only identify the attempt; they prove no payment. */
export type BrowserReturn = Readonly<Record<string, string>>;

/**
 * Identifies the attempt by either reference and names the next step. `finish`: the server may commit. `query`: the server only polls.
 * `cancelled`, `expired`: the shopper left without paying; the server polls, and the attempt ends so while the provider is undecided. A
 * provider may return these two only if it charges nobody without our commit, which the server then never sends.
 */
export type ProviderReturn = {
  readonly providerRef: string | null;
  readonly merchantRef: string | null;
  readonly nextStep: 'commit' | 'poll' | 'cancelled' | 'expired';
};

/**
 * A provider with a page of its own, from which the shopper returns. Every call takes 10 s at most and never throws because of the network
 * or the provider: an unreadable answer becomes a report `unknown`. docs/rules/payments.md#calls-to-providers.
 */
export type RedirectProvider = {
  readonly flow: 'redirect';
  readonly method: PaymentMethodName;
  /** ISO 4217 codes that the provider takes. */
  readonly currencies: readonly string[];
  /** Time after which a report `noRecord` or `pending` ends the attempt, milliseconds. */
  readonly attemptLifetimeMs: number;
  start(context: ProviderContext, request: StartRequest): Promise<StartResult>;
  /** null: the fields are no return of this provider. Pure. */
  readReturn(fields: BrowserReturn): ProviderReturn | null;
  /** Takes the money of an approved attempt. Safe to repeat: after an unclear answer the provider is polled. */
  commit(context: ProviderContext, attempt: Attempt): Promise<PaymentReport>;
  /**
   * Asks the provider for the attempt's state; the only source of truth. "Not found" is `noRecord` only if the provider never knew the
   * payment. If the provider no longer reports its status, the answer is `unknown` with `statusExpired`.
   */
  poll(context: ProviderContext, attempt: Attempt): Promise<PaymentReport>;
  /**
   * Refunds `minor` of the attempt by the operation that the provider demands at this time. The caller polls before and after. After the
   * status has expired, the reply carries `statusExpired` and is the proof of the refund.
   */
  refund(context: ProviderContext, attempt: Attempt, minor: Minor): Promise<PaymentReport>;
};

/** Providers by flow. The other flows are added with their first method. */
export type Provider = RedirectProvider;
