const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Time limits in milliseconds. The form is open for five minutes, and Webpay reverses a transaction
 * not committed after seven. The other limits count from the commit.
 */
export const webpayLimits = {
  formMs: 5 * minute,
  uncommittedMs: 7 * minute,
  statusMs: 7 * day,
  reversalMs: 3 * hour,
  refundMs: 90 * day,
} as const;

/**
 * State of the form. `authorised`: the card is authorised and the money is held until the commit.
 */
export type FormState = 'open' | 'authorised' | 'declined' | 'aborted' | 'expired';
export type WebpayStatus =
  'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';

/** One transaction. Instants in milliseconds of the emulator's clock, amounts in whole pesos. */
export type EmulatedTransaction = {
  readonly token: string;
  readonly buyOrder: string;
  readonly sessionId: string;
  readonly returnUrl: string;
  readonly amount: number;
  readonly createdAt: number;
  readonly authorizationCode: string;
  readonly form: FormState;
  readonly committedAt: number | null;
  readonly refunded: number;
  readonly reversed: boolean;
  readonly refunds: number;
  /** Number of commits that came while the shopper could still be on the form. */
  readonly earlyCommits: number;
};

/**
 * Returns the status at an instant. A transaction not committed in time has failed, or is reversed
 * if its card was authorised.
 */
export function transactionStatus(transaction: EmulatedTransaction, now: number): WebpayStatus {
  const { committedAt, form, reversed, refunded, amount } = transaction;
  if (committedAt === null) return uncommitted(transaction, now);
  if (form !== 'authorised') return 'FAILED';
  if (reversed) return 'REVERSED';
  if (refunded === 0) return 'AUTHORIZED';
  return refunded < amount ? 'PARTIALLY_NULLIFIED' : 'NULLIFIED';
}

function uncommitted({ form, createdAt }: EmulatedTransaction, now: number): WebpayStatus {
  if (form === 'aborted' || form === 'expired') return 'FAILED';
  if (now < createdAt + webpayLimits.uncommittedMs) return 'INITIALIZED';
  return form === 'authorised' ? 'REVERSED' : 'FAILED';
}

/** The transaction as it was before its first refund. */
export const withoutRefunds = (transaction: EmulatedTransaction): EmulatedTransaction => ({
  ...transaction,
  refunded: 0,
  reversed: false,
});

/** Returns the charged amount: 0 unless the transaction is authorised and committed. */
export const capturedAmount = ({ form, committedAt, amount }: EmulatedTransaction): number =>
  form === 'authorised' && committedAt !== null ? amount : 0;

/** True while the shopper can decide the form. */
export const isFormOpen = ({ form, createdAt }: EmulatedTransaction, now: number): boolean =>
  form === 'open' && now < createdAt + webpayLimits.formMs;
