const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The form may be decided for five minutes; what is not committed after seven is undone by Webpay; the rest from confirmation. */
export const limits = {
  formMs: 5 * minute,
  uncommittedMs: 7 * minute,
  statusMs: 7 * day,
  reversalMs: 3 * hour,
  refundMs: 90 * day,
} as const;

/** What the shopper did with the form. `authorised`: the card said yes and the money is held until the commit. */
export type Form = 'open' | 'authorised' | 'declined' | 'aborted' | 'expired';
export type Status = 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';

/** One transaction. Instants in milliseconds of the emulator's clock, amounts in whole pesos. */
export type Transaction = {
  readonly token: string;
  readonly buyOrder: string;
  readonly sessionId: string;
  readonly returnUrl: string;
  readonly amount: number;
  readonly createdAt: number;
  readonly authorizationCode: string;
  readonly form: Form;
  readonly committedAt: number | null;
  readonly returned: number;
  readonly reversed: boolean;
  readonly refunds: number;
  /** Commits that came while the shopper could still be on the form. */
  readonly earlyCommits: number;
};

/** Where it stands at that instant: what nobody committed in time fails, or is reversed when the card had said yes. */
export function statusOf(transaction: Transaction, now: number): Status {
  const { committedAt, form, reversed, returned, amount } = transaction;
  if (committedAt === null) return uncommitted(transaction, now);
  if (form !== 'authorised') return 'FAILED';
  if (reversed) return 'REVERSED';
  if (returned === 0) return 'AUTHORIZED';
  return returned < amount ? 'PARTIALLY_NULLIFIED' : 'NULLIFIED';
}

function uncommitted({ form, createdAt }: Transaction, now: number): Status {
  if (form === 'aborted' || form === 'expired') return 'FAILED';
  if (now < createdAt + limits.uncommittedMs) return 'INITIALIZED';
  return form === 'authorised' ? 'REVERSED' : 'FAILED';
}

/** Only what was authorised and committed was ever taken. */
export const takenOf = ({ form, committedAt, amount }: Transaction): number => (form === 'authorised' && committedAt !== null ? amount : 0);

/** Whether the form can still be decided. */
export const isOpen = ({ form, createdAt }: Transaction, now: number): boolean => form === 'open' && now < createdAt + limits.formMs;
