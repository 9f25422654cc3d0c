import {
  refundedAmount,
  type WalletPayment,
  type WalletStatus,
} from '../wallets/wallet-payment.ts';

/**
 * The words of the assumed protocol. A payment that nobody pays any more is `failed`; its
 * `failure_code` tells why.
 */
export const assumedStatuses: Readonly<Record<WalletStatus, string>> = {
  open: 'created',
  approved: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'expired',
  reversed: 'reversed',
};

const failureCodes: Partial<Record<WalletStatus, string>> = {
  declined: 'rejected_by_user',
  cancelled: 'cancelled_by_merchant',
};

const instant = (ms: number): string => new Date(ms).toISOString();

/** The answer to `GET /payments/{id}` and to every step of a payment. */
export const assumedPayment = (
  payment: WalletPayment,
  status: WalletStatus,
): Readonly<Record<string, unknown>> => ({
  id: payment.id,
  reference: payment.merchantRef,
  amount: payment.amount,
  currency: 'CLP',
  status: assumedStatuses[status],
  refunded_amount: refundedAmount(payment),
  version: payment.version,
  ...(payment.decision === 'approved' && payment.decidedAt !== null
    ? { authorized_at: instant(payment.decidedAt) }
    : {}),
  ...(payment.capturedAt === null ? {} : { captured_at: instant(payment.capturedAt) }),
  ...(failureCodes[status] === undefined ? {} : { failure_code: failureCodes[status] }),
});
