import { minor } from '../../money/money.ts';
import type { Sum } from '../../payment/attempt.ts';
import type { Authority, Observation, Reported } from '../../payment/observation.ts';
import { unreachable } from '../../unreachable.ts';

/** `direct`: taken on the page. `commit`: taken by our last step (Webpay). `hold`: held on the page, taken by our last step. */
export type AccountKind = 'direct' | 'commit' | 'hold';
type Stage = 'open' | 'approved' | 'held' | 'taken' | 'declined' | 'cancelled' | 'expired' | 'voided';

/** What one payment really is at the provider: the truth, of which our side only hears. Amounts in minor units, instants in milliseconds. */
export type Account = {
  readonly merchantRef: string;
  readonly asked: Sum;
  readonly kind: AccountKind;
  readonly closesAt: number;
  /** Until then the shopper may be on the page; a last step that nobody asked for spoils the payment. */
  readonly formEndsAt: number;
  /** From then on no question is answered, and a refund's reply is the last word. */
  readonly statusEndsAt: number;
  isKnown: boolean;
  stage: Stage;
  taken: Sum | null;
  returned: number;
  wasRefused: boolean;
};

export type AccountTerms = Pick<Account, 'kind' | 'closesAt' | 'formEndsAt' | 'statusEndsAt'>;

export const openAccount = (merchantRef: string, asked: Sum, terms: AccountTerms): Account => ({
  merchantRef,
  asked,
  ...terms,
  isKnown: false,
  stage: 'open',
  taken: null,
  returned: 0,
  wasRefused: false,
});

/** What of the shopper's money is there now. */
export const balance = ({ taken, returned }: Account): number => (taken?.minor ?? 0) - returned;

/** The shopper agrees on the page, to `charged`: not always to what we asked for. Refusals may be followed by another try. */
export function approve(account: Account, charged: Sum, now: number): void {
  if (!account.isKnown || !['open', 'declined'].includes(account.stage)) return;
  if (account.kind === 'commit' && now >= account.formEndsAt) return;
  account.stage = { direct: 'taken', commit: 'approved', hold: 'held' }[account.kind] as Stage;
  account.taken = account.stage === 'taken' ? charged : null;
}

export function turnDown(account: Account, stage: 'declined' | 'cancelled'): void {
  if (!account.isKnown || account.stage !== 'open') return;
  account.stage = stage;
  account.wasRefused = true;
}

/** Our last step. */
export function finish(account: Account, charged: Sum): void {
  if (account.stage !== 'approved' && account.stage !== 'held') return;
  account.stage = 'taken';
  account.taken = charged;
}

/** Gives back as much as it is told, even more than there is: that we never ask for it is ours to prove. */
export function giveBack(account: Account, amount: number): void {
  if (account.stage === 'held') account.stage = 'voided';
  else account.returned += amount;
}

/** A refund while no question is answered any more: never more than there is, and the reply says what has gone back by now. */
export function refundUnseen(account: Account, amount: number, at: number): Observation {
  const reply = { authority: 'reply', at } as const;
  const known = { ...reply, merchantRef: account.merchantRef, statusExpired: true } as const;
  if (account.taken === null) return { ...known, reported: 'returned', returned: minor(0) };
  if (balance(account) > 0 && amount > balance(account)) return { ...reply, reported: 'unknown' };
  if (balance(account) > 0) account.returned += amount;
  const reported = balance(account) > 0 ? 'partlyReturned' : 'returned';
  return { ...known, reported, returned: minor(account.returned), sum: account.taken };
}

/** The page's time is over: nobody can pay there any more, and what is only held is let go. */
export function close(account: Account): void {
  if (account.stage === 'held') account.stage = 'voided';
  if (account.stage === 'open' || account.stage === 'approved') account.stage = 'expired';
}

/** The truth as an answer. */
export function answerOf(account: Account, authority: Authority, at: number): Observation {
  const { merchantRef, asked, taken, returned } = account;
  const reported = reportOf(account);
  if (reported === 'noRecord') return { authority, reported, at };
  if (authority === 'query' && at >= account.statusEndsAt) return { authority, reported: 'unknown', at, statusExpired: true };
  const mayBeAgreed = reported === 'pending' && account.kind === 'commit';
  return {
    ...{ authority, reported, at, merchantRef, sum: taken ?? asked },
    ...(returned > 0 && { returned: minor(returned) }),
    ...(mayBeAgreed && { finishFrom: authority === 'query' ? account.formEndsAt : Math.max(account.formEndsAt, at + finishAgainMs) }),
  };
}

/** Pause of our last step after one that did nothing. */
const finishAgainMs = 20_000;

function reportOf(account: Account): Reported {
  if (!account.isKnown) return 'noRecord';
  switch (account.stage) {
    case 'open':
    case 'approved':
      return 'pending';
    case 'held':
      return 'authorised';
    case 'taken':
      return account.returned === 0 ? 'captured' : balance(account) > 0 ? 'partlyReturned' : 'returned';
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
