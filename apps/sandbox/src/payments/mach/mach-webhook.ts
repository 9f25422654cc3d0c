import type { PaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { WalletPayment, WalletStatus } from '../wallets/wallet-payment.ts';

const events: Readonly<Record<WalletStatus, string | null>> = {
  open: null,
  approved: 'business-payment-completed',
  captured: 'business-payment-confirmed',
  refunded: 'business-refund-completed',
  declined: 'business-payment-failed',
  cancelled: null,
  expired: 'business-payment-expired',
  reversed: 'business-payment-reversed',
};

/** MACH documents no retries; these are the emulator's choice. */
const pausesMs = [10_000, 60_000, 300_000];

/**
 * The webhook about a new status; null if MACH sends none. Nothing in it is signed, so a forged one
 * looks the same.
 */
export function machWebhook(
  payment: WalletPayment,
  status: WalletStatus,
  url: string,
): PaymentWebhook | null {
  const event = payment.refunds.length > 0 ? events.refunded : events[status];
  if (event === null) return null;
  const bodyOf = (event_name: string): string =>
    JSON.stringify({
      event_name,
      event_resource_id: payment.id,
      event_upstream_id: payment.merchantRef,
    });
  return {
    provider: 'mach',
    paymentId: payment.id,
    merchantRef: payment.merchantRef,
    url,
    pausesMs,
    message: (kind) => ({
      body: bodyOf(kind === 'stale' ? 'business-payment-failed' : event),
      proof: () => ({}),
    }),
  };
}
