const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The form may be decided for five minutes; what is not committed after seven is undone by Webpay; the rest from confirmation. */
export const webpayLimits = {
  formMs: 5 * minute,
  uncommittedMs: 7 * minute,
  statusMs: 7 * day,
  reversalMs: 3 * hour,
  refundMs: 90 * day,
} as const;

/** What the shopper did with the form. `authorised`: the card said yes and the money is held until the commit. */
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
  /** Commits that came while the shopper could still be on the form. */
  readonly earlyCommits: number;
};

/** Where it stands at that instant: what nobody committed in time fails, or is reversed when the card had said yes. */
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

/** Only what was authorised and committed was ever taken. */
export const takenAmount = ({ form, committedAt, amount }: EmulatedTransaction): number =>
  form === 'authorised' && committedAt !== null ? amount : 0;

/** Whether the form can still be decided. */
export const isFormOpen = ({ form, createdAt }: EmulatedTransaction, now: number): boolean =>
  form === 'open' && now < createdAt + webpayLimits.formMs;
