import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';
import type { Attempt, SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentAccount, PaymentSecret } from './payment-account.ts';
import type { KeyTrial } from './key-trial.ts';
import type { ProviderContext } from './provider-context.ts';
import type { ProviderFact } from './provider-fact.ts';
import type { ProviderReport, SurplusRefundReply } from './provider-report.ts';
import type { ProviderWebhooks } from './provider-webhooks.ts';

/**
 * The operations of every provider. Every call takes 10 s at most unless its adapter says
 * otherwise, and never throws because of the network or the provider: an unreadable answer becomes
 * a report `unknown`. docs/rules/payments.md#calls-to-providers.
 */
export type ProviderBase = {
  readonly method: OnlineMethodName;
  /** The contract with the provider's company. */
  readonly account: PaymentAccount;
  /** The secret that a brand needs for the method. */
  readonly secret: PaymentSecret;
  /** ISO 4217 codes that the provider takes. */
  readonly currencies: readonly string[];
  /** Time after which a report `noRecord` or `pending` ends the attempt, milliseconds. */
  readonly attemptLifetimeMs: number;
  /**
   * The least time that a payment needs, milliseconds: it starts only if the order's payment window
   * lasts that long. 0: any time.
   */
  readonly shortestPaymentMs: number;
  /**
   * True if `refund` may refund less than what is left of a payment, several times, and a
   * documented key, status or list says which parts are through. Otherwise a part is never
   * requested of it. docs/rules/payments.md#partial-refund-of-a-paid-order.
   */
  readonly refundsParts: boolean;
  /**
   * True if the provider documents that a refund which is repeated with its key is the same refund.
   */
  readonly repeatsRefundsByKey: boolean;
  /**
   * Everything that the adapter believes of its provider.
   * docs/rules/payments.md#facts-of-a-provider.
   */
  readonly facts: readonly ProviderFact[];
  /**
   * The call that tries keys and moves no money; null: the provider publishes none, so that keys
   * are proven by the first purchase. docs/rules/payments.md#trial-of-keys.
   */
  readonly keyTrial: KeyTrial | null;
  /**
   * Asks the provider for the attempt's state; the only source of truth. "Not found" is `noRecord`
   * only if the provider never knew the payment. If the provider no longer reports its status, the
   * answer is `unknown` with `statusExpired`.
   */
  poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport>;
  /**
   * Refunds `minor` of the attempt by the operation that the provider demands at this time. The
   * caller polls before and after. `key` is the same for every repetition of one refund;
   * `attempt.refunded` is the amount that was sent before. The reply says `isRefundAcknowledged` or
   * `isRefundRefused`, or `isRefundNotSent` if no call left; a reply without any of them is no
   * answer. After the status has expired, the reply carries `statusExpired` and is the proof of the
   * refund.
   */
  refund(
    context: ProviderContext,
    attempt: Attempt,
    minor: Minor,
    key: string,
  ): Promise<ProviderReport>;
  /**
   * Refunds in full a payment that the provider approved besides the first one
   * (`PaymentReport.surplus`). Present if polls report such payments. The reply reports `unknown`:
   * only a poll proves it.
   */
  refundSurplus?(
    context: ProviderContext,
    attempt: Attempt,
    payment: SurplusPayment,
    key: string,
  ): Promise<SurplusRefundReply>;
  /**
   * Tells the provider that a payment is over which nobody wants any more: a newer attempt replaced
   * it, or its order ended.
   */
  cancel?(context: ProviderContext, attempt: Attempt): Promise<ProviderReport>;
  readonly webhooks?: ProviderWebhooks;
};

/**
 * `first`: the step was never sent. `again`: it may have been sent before. `refused`: it must not
 * be sent.
 */
export type LastStepClaim = 'first' | 'again' | 'refused';

/**
 * The last step, by which the provider takes the money of an approved payment. `commit` is safe to
 * repeat: after an unclear answer the provider is polled. `commitWithinMs`: after the shopper's
 * approval the provider waits this long and then returns the money; null: no limit is known.
 * `claim`: a provider whose shopper cannot pay twice meanwhile asks it directly before it sends the
 * step. `bankCheck`: what the browser's return said of the bank's check; null: no browser returned,
 * or it said nothing.
 */
export type LastStep = {
  readonly commitWithinMs: number | null;
  commit(
    context: ProviderContext,
    attempt: Attempt,
    claim?: () => Promise<LastStepClaim>,
    bankCheck?: BankCheck | null,
  ): Promise<ProviderReport>;
};
