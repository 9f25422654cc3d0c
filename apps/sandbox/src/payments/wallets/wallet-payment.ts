/** The shopper's decision in the wallet's app. The first one counts. */
type WalletDecision = 'open' | 'approved' | 'declined';

/**
 * `approved`: the shopper's money is held until the shop confirms. `reversed`: the held money went
 * back to the shopper.
 */
export type WalletStatus =
  'open' | 'approved' | 'captured' | 'declined' | 'cancelled' | 'expired' | 'reversed' | 'refunded';

/** One refund of a captured payment. `key`: the shop's name for it, null if it gave none. */
type WalletRefund = {
  readonly id: string;
  readonly amount: number;
  readonly key: string | null;
  readonly at: number;
};

/**
 * A new payment as the shop asks for it. `expiresAt` in milliseconds of the emulator's clock, the
 * amount in whole pesos.
 */
export type NewWalletPayment = {
  readonly merchantRef: string;
  readonly amount: number;
  readonly title: string;
  readonly returnUrl: string | null;
  readonly webhookUrl: string | null;
  readonly expiresAt: number;
  /** True: the approval captures the money. False: the shop has to confirm. */
  readonly capturesByItself: boolean;
};

/** One payment of an emulated wallet. `version` grows with every change. */
export type WalletPayment = NewWalletPayment & {
  readonly id: string;
  readonly createdAt: number;
  readonly decision: WalletDecision;
  readonly decidedAt: number | null;
  readonly capturedAt: number | null;
  readonly cancelledAt: number | null;
  readonly reversedAt: number | null;
  readonly refunds: readonly WalletRefund[];
  readonly version: number;
  /** Confirmations that came before the shopper had approved. */
  readonly earlyCommits: number;
};

/**
 * The wallet reverses an approved payment that the shop did not confirm within this time
 * (milliseconds).
 */
const confirmWithinMs = 5 * 60_000;

/** Returns the status at an instant of the emulator's clock. */
export function walletStatus(payment: WalletPayment, now: number): WalletStatus {
  const { decision, reversedAt, cancelledAt, capturedAt, expiresAt } = payment;
  if (reversedAt !== null) return 'reversed';
  if (cancelledAt !== null) return 'cancelled';
  if (capturedAt !== null)
    return refundedAmount(payment) >= payment.amount ? 'refunded' : 'captured';
  if (decision === 'approved') return now < confirmEndsAt(payment) ? 'approved' : 'reversed';
  if (decision === 'declined') return 'declined';
  return now < expiresAt ? 'open' : 'expired';
}

/** The instant at which held money goes back to the shopper. */
export const confirmEndsAt = ({ decidedAt }: Pick<WalletPayment, 'decidedAt'>): number =>
  (decidedAt ?? Number.POSITIVE_INFINITY) + confirmWithinMs;

export const refundedAmount = ({ refunds }: Pick<WalletPayment, 'refunds'>): number =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/** The payment as it was before its first refund, and before the shop let go of held money. */
export const withoutRefunds = (payment: WalletPayment): WalletPayment => ({
  ...payment,
  refunds: [],
  reversedAt: null,
  version: payment.version - payment.refunds.length - (payment.reversedAt === null ? 0 : 1),
});

/** The amount that the wallet took and paid to the shop, before refunds. */
export const capturedAmount = ({ capturedAt, amount }: WalletPayment): number =>
  capturedAt === null ? 0 : amount;
