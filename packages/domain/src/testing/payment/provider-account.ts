import { minor } from '../../money/money.ts';
import type { Sum } from '../../payment/attempt.ts';
import type { ReportSource, PaymentReport, ReportedStatus } from '../../payment/payment-report.ts';
import { unreachable } from '../../unreachable.ts';

/** `direct`: taken on the page. `commit`: taken by our last step (Webpay). `hold`: held on the page, taken by our last step. */
export type ProviderAccountKind = 'direct' | 'commit' | 'hold';
type Stage =
  'open' | 'approved' | 'held' | 'taken' | 'declined' | 'cancelled' | 'expired' | 'voided';

/** What one payment really is at the provider: the truth, of which our side only hears. Amounts in minor units, instants in milliseconds. */
export type ProviderAccount = {
  readonly merchantRef: string;
  readonly asked: Sum;
  readonly kind: ProviderAccountKind;
  readonly closesAt: number;
  /** Until then the shopper may be on the page; a last step that nobody asked for spoils the payment. */
  readonly formEndsAt: number;
  /** From then on no question is answered, and a refund's reply is the last word. */
  readonly statusEndsAt: number;
  isKnown: boolean;
  stage: Stage;
  captured: Sum | null;
  refunded: number;
  wasRefused: boolean;
};

export type ProviderAccountTerms = Pick<
  ProviderAccount,
  'kind' | 'closesAt' | 'formEndsAt' | 'statusEndsAt'
>;

export const openProviderAccount = (
  merchantRef: string,
  asked: Sum,
  terms: ProviderAccountTerms,
): ProviderAccount => ({
  merchantRef,
  asked,
  ...terms,
  isKnown: false,
  stage: 'open',
  captured: null,
  refunded: 0,
  wasRefused: false,
});

/** What of the shopper's money is there now. */
export const balance = ({ captured, refunded }: ProviderAccount): number =>
  (captured?.minor ?? 0) - refunded;

/** The shopper agrees on the page, to `charged`: not always to what we asked for. Refusals may be followed by another try. */
export function approve(account: ProviderAccount, charged: Sum, now: number): void {
  if (!account.isKnown || !['open', 'declined'].includes(account.stage)) return;
  if (account.kind === 'commit' && now >= account.formEndsAt) return;
  account.stage = { direct: 'taken', commit: 'approved', hold: 'held' }[account.kind] as Stage;
  account.captured = account.stage === 'taken' ? charged : null;
}

export function decline(account: ProviderAccount, stage: 'declined' | 'cancelled'): void {
  if (!account.isKnown || account.stage !== 'open') return;
  account.stage = stage;
  account.wasRefused = true;
}

/** Our last step. */
export function commit(account: ProviderAccount, charged: Sum): void {
  if (account.stage !== 'approved' && account.stage !== 'held') return;
  account.stage = 'taken';
  account.captured = charged;
}

/** Gives back as much as it is told, even more than there is: that we never ask for it is ours to prove. */
export function refundAccount(account: ProviderAccount, amount: number): void {
  if (account.stage === 'held') account.stage = 'voided';
  else account.refunded += amount;
}

/** A refund while no question is answered any more: never more than there is, and the reply says what has gone back by now. */
export function refundExpired(account: ProviderAccount, amount: number, at: number): PaymentReport {
  const reply = { source: 'reply', at } as const;
  const known = { ...reply, merchantRef: account.merchantRef, statusExpired: true } as const;
  if (account.captured === null) return { ...known, reported: 'returned', refunded: minor(0) };
  if (balance(account) > 0 && amount > balance(account)) return { ...reply, reported: 'unknown' };
  if (balance(account) > 0) account.refunded += amount;
  const reported = balance(account) > 0 ? 'partlyReturned' : 'returned';
  return { ...known, reported, refunded: minor(account.refunded), sum: account.captured };
}

/** The page's time is over: nobody can pay there any more, and what is only held is let go. */
export function closePage(account: ProviderAccount): void {
  if (account.stage === 'held') account.stage = 'voided';
  if (account.stage === 'open' || account.stage === 'approved') account.stage = 'expired';
}

/** The truth as an answer. */
export function reportOfAccount(
  account: ProviderAccount,
  source: ReportSource,
  at: number,
): PaymentReport {
  const { merchantRef, asked, captured, refunded } = account;
  const reported = reportOf(account);
  if (reported === 'noRecord') return { source, reported, at };
  if (source === 'query' && at >= account.statusEndsAt)
    return { source, reported: 'unknown', at, statusExpired: true };
  const mayBeAgreed = reported === 'pending' && account.kind === 'commit';
  return {
    source,
    reported,
    at,
    merchantRef,
    sum: captured ?? asked,
    ...(refunded > 0 && { refunded: minor(refunded) }),
    ...(mayBeAgreed && {
      commitFrom:
        source === 'query' ? account.formEndsAt : Math.max(account.formEndsAt, at + commitAgainMs),
    }),
  };
}

/** Pause of our last step after one that did nothing. */
const commitAgainMs = 20_000;

function reportOf(account: ProviderAccount): ReportedStatus {
  if (!account.isKnown) return 'noRecord';
  switch (account.stage) {
    case 'open':
    case 'approved':
      return 'pending';
    case 'held':
      return 'authorised';
    case 'taken':
      return account.refunded === 0
        ? 'captured'
        : balance(account) > 0
          ? 'partlyReturned'
          : 'returned';
    case 'voided':
      return 'returned';
    case 'declined':
    case 'cancelled':
    case 'expired':
      return account.stage;
    default:
      return unreachable(account.stage);
  }
}
