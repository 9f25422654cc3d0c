import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';

/** Where a tenant's provider is, what opens it, the way there, and the time. `secrets`: by the names that the provider's README lists. */
export type ProviderContext = {
  readonly baseUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly call: CallProvider;
  /** Milliseconds since the epoch. */
  now(): number;
};

/** A form for the browser to send; `action` is on the provider's origin. */
export type RedirectForm = {
  readonly kind: 'redirectForm';
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** `returnUrl`: where the provider sends the browser when it is done, whatever came of it. */
export type StartRequest = { readonly attempt: Attempt; readonly returnUrl: string };

/** What came of starting: where to send the browser (null when it could not be started), and what that says about the attempt. */
export type StartResult = { readonly next: RedirectForm | null; readonly report: PaymentReport };

/** Fields that a browser brought back, from query and form body alike. Believed for finding the attempt and for nothing else. */
export type BrowserReturn = Readonly<Record<string, string>>;

/**
 * What a return stands for: which attempt, by either name, and what is due. `finish`: our last step may be taken; `query`: the provider is
 * only to be asked. `cancelled`, `expired`: the shopper left without paying; the provider is asked, and while it has not decided, that is
 * how the attempt ends. A provider may say so only if nobody is charged without our last step, which is then never taken.
 */
export type ProviderReturn = {
  readonly providerRef: string | null;
  readonly merchantRef: string | null;
  readonly nextStep: 'finish' | 'query' | 'cancelled' | 'expired';
};

/**
 * A provider that the shopper is sent to and comes back from. Every call waits 10 s at most and never throws for what the network or the
 * provider does: whatever cannot be read is an observation `unknown`. docs/rules/payments.md#calls-to-providers.
 */
export type RedirectProvider = {
  readonly flow: 'redirect';
  readonly method: PaymentMethodName;
  /** ISO 4217 codes it takes. */
  readonly currencies: readonly string[];
  /** How long an attempt may stay undecided before "never heard of it" and "not yet" end it, milliseconds. */
  readonly attemptLifetimeMs: number;
  start(context: ProviderContext, request: StartRequest): Promise<StartResult>;
  /** null: these fields are no return of this provider. Pure. */
  readReturn(fields: BrowserReturn): ProviderReturn | null;
  /** The last step (commit). Safe to repeat: what is unclear is asked for. */
  commit(context: ProviderContext, attempt: Attempt): Promise<PaymentReport>;
  /**
   * Asks. The only source of truth. "Not found" is `noRecord` only of a payment that the provider never knew; of one whose status it
   * answers no more it is `unknown` with `statusExpired`.
   */
  poll(context: ProviderContext, attempt: Attempt): Promise<PaymentReport>;
  /**
   * Gives `minor` of it back, whichever way the provider wants it now. Asked before and after by the caller; once nothing is answered
   * any more, the reply carries `statusExpired` and is the proof.
   */
  refund(context: ProviderContext, attempt: Attempt, minor: Minor): Promise<PaymentReport>;
};

/** By flow; the other flows join with their first method. */
export type Provider = RedirectProvider;
