import type { PaymentReport, ReportedStatus } from '@comanda/domain/payment/payment-report.ts';

type Held = 'authorised' | 'captured';

/**
 * A report as providers make it. One that holds money names its sum and our reference, and one that
 * refunds a part names the sum, so that both are compared: an adapter that forgets them does not
 * compile. docs/rules/payments.md#money-that-pays-an-order.
 */
export type ProviderReport =
  | (PaymentReport & { readonly reported: Exclude<ReportedStatus, Held | 'partlyRefunded'> })
  | (PaymentReport & { readonly reported: Held } & Required<
        Pick<PaymentReport, 'sum' | 'merchantRef'>
      >)
  | (PaymentReport & { readonly reported: 'partlyRefunded' } & Required<
        Pick<PaymentReport, 'sum'>
      >);

/** Reply to the refund of a surplus payment. It says nothing about the attempt itself. */
export type SurplusRefundReply = ProviderReport & {
  readonly source: 'reply';
  readonly reported: 'unknown';
};
