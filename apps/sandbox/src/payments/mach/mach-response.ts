import type { WalletPayment, WalletStatus } from '../wallets/wallet-payment.ts';

/**
 * MACH's words. A refund leaves the payment CONFIRMED: MACH documents no status of refunded
 * payments, so the emulator lists the refunds beside it.
 */
export const machStatuses: Readonly<Record<WalletStatus, string>> = {
  open: 'PENDING',
  approved: 'COMPLETED',
  captured: 'CONFIRMED',
  refunded: 'CONFIRMED',
  declined: 'FAILED',
  cancelled: 'CANCELED',
  expired: 'EXPIRED',
  reversed: 'REVERSED',
};

const instant = (ms: number): string => new Date(ms).toISOString();

/** The answer to `GET /payments/{token}` and to every step of a payment. */
export const machPayment = (
  payment: WalletPayment,
  status: WalletStatus,
): Readonly<Record<string, unknown>> => ({
  business_payment_id: payment.id,
  upstream_id: payment.merchantRef,
  status: machStatuses[status],
  amount: payment.amount,
  title: payment.title,
  created_at: instant(payment.createdAt),
  expires_at: instant(payment.expiresAt),
  refunds: payment.refunds.map(({ id, amount, at }) => ({
    business_refund_id: id,
    amount,
    status: 'COMPLETED',
    created_at: instant(at),
  })),
});

/**
 * The answer of a MACH that shows no refund and no reversal: without the list. `status`: of the
 * payment before them.
 */
export function machPaymentWithoutRefunds(
  payment: WalletPayment,
  status: WalletStatus,
): Readonly<Record<string, unknown>> {
  const { refunds: _, ...rest } = machPayment(payment, status);
  return rest;
}

/** The address that the QR code holds and that a phone opens. */
export const machPayPath = '/mach/pay';
