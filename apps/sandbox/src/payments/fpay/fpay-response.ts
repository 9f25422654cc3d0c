import {
  refundedAmount,
  type WalletPayment,
  type WalletStatus,
} from '../wallets/wallet-payment.ts';

/**
 * Fpay's words. Nothing ends a payment that nobody pays: it stays `created` after its expiration
 * date. A refund of a part leaves `paid`.
 */
export const fpayStates: Readonly<Record<WalletStatus, string>> = {
  open: 'created',
  approved: 'paid',
  captured: 'paid',
  refunded: 'refunded',
  declined: 'rejected',
  cancelled: 'created',
  expired: 'created',
  reversed: 'refunded',
};

/** The address that the QR code holds and that a phone opens. */
export const fpayPayPath = '/fpay/pay';
export const fpayPaymentsPath = '/fpay/checkout/payments';

/**
 * The payment of a Fpay that shows no refund: without the refunded amount. `status`: of the payment
 * before it.
 */
export function fpayPaymentWithoutRefunds(
  payment: WalletPayment,
  status: WalletStatus,
  origin: string,
): Readonly<Record<string, unknown>> {
  const body = fpayPayment(payment, status, origin);
  const amount = { currency: 'CLP', total: String(payment.amount) };
  return { ...body, transaction: { reference_id: payment.merchantRef, amount } };
}

/** The payment with its links, which name the calls that follow. `origin`: of this emulator. */
export function fpayPayment(
  payment: WalletPayment,
  status: WalletStatus,
  origin: string,
): Readonly<Record<string, unknown>> {
  const self = `${origin}${fpayPaymentsPath}/${payment.id}`;
  const link = (rel: string, href: string, method: string) => ({ href, rel, method });
  return {
    id: payment.id,
    state: fpayStates[status],
    create_time: new Date(payment.createdAt).toISOString(),
    expiration_date: new Date(payment.expiresAt).toISOString(),
    invoice_number: `INV-${payment.id.slice(0, 8)}`,
    transaction: {
      reference_id: payment.merchantRef,
      amount: {
        currency: 'CLP',
        total: String(payment.amount),
        refunded: String(refundedAmount(payment)),
      },
    },
    links: [
      link('self', self, 'GET'),
      link('approval_url', `${origin}${fpayPayPath}/${payment.id}`, 'REDIRECT'),
      link('update_url', self, 'PATCH'),
      link('silent_charge', `${self}/silent`, 'POST'),
      link('refund_method', `${self}/refund`, 'POST'),
    ],
  };
}
