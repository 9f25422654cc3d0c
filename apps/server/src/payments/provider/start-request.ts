import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { ProviderReport } from './provider-report.ts';

/** The shopper of an order, as providers ask for one. */
export type PaymentBuyer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly ip: string;
  readonly userAgent: string;
};

/**
 * One payment to start. `returnUrl`: the address to which the provider sends the browser after any
 * outcome. `webhookUrl`: the address of the provider's webhooks. `expiresAt`: the end of the
 * order's payment window, milliseconds; a provider that takes an end of its page gets it.
 * `channel`: MOBILE if the browser can open the wallet's app.
 */
export type StartRequest = {
  readonly attempt: Attempt;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly expiresAt: number;
  readonly channel: 'WEB' | 'MOBILE';
  readonly orderNumber: number;
  readonly buyer: PaymentBuyer;
};

/**
 * `next`: the browser's step, null if the payment could not start. `report`: the attempt's new
 * state.
 */
export type StartResult<Next extends PaymentNext = PaymentNext> = {
  readonly next: Next | null;
  readonly report: ProviderReport;
};
