/** The state of a payment of Example Pay. It takes the money by itself once the shopper pays. */
export type ExampleStatus = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded';

/** One payment. Amounts in minor units, instants in milliseconds of the emulator's clock. */
export type ExamplePayment = {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly expiresAt: number;
  readonly status: Exclude<ExampleStatus, 'refunded'>;
  readonly refunded: number;
  readonly refunds: number;
};

export const isOpen = ({ status, expiresAt }: ExamplePayment, now: number): boolean =>
  status === 'open' && now < expiresAt;

export function statusOf(payment: ExamplePayment, now: number): ExampleStatus {
  if (payment.status === 'open') return now < payment.expiresAt ? 'open' : 'expired';
  return payment.status === 'paid' && payment.refunded === payment.amount
    ? 'refunded'
    : payment.status;
}
