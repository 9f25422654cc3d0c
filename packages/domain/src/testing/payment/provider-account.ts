import { minor } from '../../money/money.ts';
import type { Sum, SurplusPayment } from '../../payment/attempt.ts';
import type { PaymentReport, ReportedStatus } from '../../payment/payment-report.ts';
import type { ReportSource } from '../../report/report-source.ts';
import { unreachable } from '../../unreachable.ts';

/**
 * `direct`: captured on the page. `commit`: captured by our commit. `hold`: held on the page,
 * captured by our commit. `consent`: captured on the page if we consent. `charge`: captured by the
 * call that starts it.
 */
export type ProviderAccountKind = 'direct' | 'commit' | 'hold' | 'consent' | 'charge';
type Stage =
  | 'open'
  | 'review'
  | 'approved'
  | 'held'
  | 'taken'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'voided';

/**
 * The real state of one payment at the provider, which our side knows only from reports. Amounts in
 * minor units, instants in milliseconds.
 */
export type ProviderAccount = {
  readonly merchantRef: string;
  readonly asked: Sum;
  readonly kind: ProviderAccountKind;
  readonly closesAt: number;
  /** The shopper may be on the page until this instant; an early commit spoils the payment. */
  readonly formEndsAt: number;
  /** From this instant on the provider answers no polls, and a refund's reply is the last proof. */
  readonly statusEndsAt: number;
  /** The shopper can pay once more under this reference. */
  readonly paysTwice: boolean;
  /** Only the whole amount can be refunded. */
  readonly returnsParts: boolean;
  /** Reports show a refund so many milliseconds after it; Infinity: never. */
  readonly showsRefundsAfterMs: number;
  /** A refund that is repeated with its key is the same refund. */
  readonly knowsRefundKeys: boolean;
  /** A request whose answer was lost may be carried out until then. */
  readonly unsureUntil: number;
  isKnown: boolean;
  stage: Stage;
  /**
   * Of a payment under review: the instant at which the provider takes the money. Nobody is told.
   */
  decidedAt: number;
  captured: Sum | null;
  refunded: number;
  /** The refunds of the first payment that were carried out, with their instants. */
  readonly refunds: { readonly key: string | null; readonly minor: number; readonly at: number }[];
  /** Payments that the shopper made after the first one. */
  readonly extras: { readonly ref: string; readonly minor: number; refunded: number }[];
  wasRefused: boolean;
};

export type ProviderAccountTerms = Pick<
  ProviderAccount,
  | 'kind'
  | 'closesAt'
  | 'formEndsAt'
  | 'statusEndsAt'
  | 'paysTwice'
  | 'returnsParts'
  | 'showsRefundsAfterMs'
  | 'knowsRefundKeys'
  | 'unsureUntil'
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
  decidedAt: Infinity,
  captured: null,
  refunded: 0,
  refunds: [],
  extras: [],
  wasRefused: false,
});

/** Returns the amount that the provider has now of the first payment. */
export const balance = ({ captured, refunded }: ProviderAccount): number =>
  (captured?.minor ?? 0) - refunded;

/** Returns the amount that the provider has now of every payment. */
export const wholeBalance = (account: ProviderAccount): number =>
  account.extras.reduce((sum, extra) => sum + extra.minor - extra.refunded, balance(account));

/** The shopper pays once more in another tab, where the provider allows it. */
export function payAgain({ stage, paysTwice, extras, asked }: ProviderAccount): void {
  if (stage !== 'taken' || !paysTwice || extras.length > 1) return;
  extras.push({ ref: `extra-${extras.length}`, minor: asked.minor, refunded: 0 });
}

/**
 * The shopper approves `charged` on the page, which may differ from our amount. Another try may
 * follow a declined one.
 */
export function approve(account: ProviderAccount, charged: Sum, now: number): void {
  if (!account.isKnown || !['open', 'declined'].includes(account.stage)) return;
  if (account.kind === 'commit' && now >= account.formEndsAt) return;
  account.stage = stageOfApproval[account.kind];
  account.captured = account.stage === 'taken' ? charged : null;
}

const stageOfApproval: Readonly<Record<ProviderAccountKind, Stage>> = {
  direct: 'taken',
  commit: 'approved',
  hold: 'held',
  consent: 'taken',
  charge: 'taken',
};

/**
 * The provider reviews the payment: it stays undecided, also when the page closes, and takes the
 * money at `decidedAt`.
 */
export function holdForReview(account: ProviderAccount, decidedAt: number): void {
  if (!account.isKnown || account.kind !== 'direct' || account.stage !== 'open') return;
  account.stage = 'review';
  account.decidedAt = decidedAt;
}

/** Ends a review whose time has come. */
export function endReview(account: ProviderAccount, now: number): void {
  if (account.stage !== 'review' || now < account.decidedAt) return;
  account.stage = 'taken';
  account.captured = account.asked;
}

/** The provider takes the approved money back, because we did not consent. */
export function reverse(account: ProviderAccount): void {
  account.stage = 'voided';
  account.captured = null;
}

export function decline(account: ProviderAccount, stage: 'declined' | 'cancelled'): void {
  if (!account.isKnown || account.stage !== 'open') return;
  account.stage = stage;
  account.wasRefused = true;
}

/** Commits the payment at the provider. */
export function commit(account: ProviderAccount, charged: Sum): void {
  if (account.stage !== 'approved' && account.stage !== 'held') return;
  account.stage = 'taken';
  account.captured = charged;
}

/** A refund that our side sends: its key is null if somebody refunds on the provider's own page. */
export type RefundRequest = {
  readonly key: string | null;
  readonly minor: number;
  readonly at: number;
};

/**
 * Refunds the requested amount, and returns whether the provider took the request. A provider whose
 * reports are up to date refunds even more than there is: the run checks that our side never
 * requests too much of it. One whose reports lag refuses what it does not hold. Some providers
 * refuse every amount but the whole; some take a repeated key for the same refund.
 */
export function refundAccount(account: ProviderAccount, request: RefundRequest): boolean {
  if (account.stage === 'held') {
    account.stage = 'voided';
    return true;
  }
  const { key, minor: amount } = request;
  if (account.knowsRefundKeys && key !== null && wasCarriedOut(account, key)) return true;
  if (!account.returnsParts && amount !== balance(account)) return false;
  if (account.showsRefundsAfterMs > 0 && amount > balance(account)) return false;
  account.refunded += amount;
  account.refunds.push(request);
  return true;
}

/**
 * Returns whether the provider carried the refund with this key out, as an operator reads on its
 * own page.
 */
export const wasCarriedOut = ({ refunds }: ProviderAccount, key: string): boolean =>
  refunds.some((refund) => refund.key === key);

/** The refunded amount that a report of this instant shows. */
const shownRefunds = ({ refunds, showsRefundsAfterMs }: ProviderAccount, now: number): number =>
  refunds.reduce(
    (sum, refund) => (refund.at + showsRefundsAfterMs <= now ? sum + refund.minor : sum),
    0,
  );

/** Refunds one of the later payments in full, even if it was refunded before. */
export function refundExtra({ extras }: ProviderAccount, ref: string): void {
  for (const extra of extras) if (extra.ref === ref) extra.refunded += extra.minor;
}

/**
 * Refunds while the provider answers no polls: at most the balance. The reply contains the total
 * refunded amount.
 */
export function refundExpired(account: ProviderAccount, amount: number, at: number): PaymentReport {
  const reply = { source: 'reply', at } as const;
  const known = { ...reply, merchantRef: account.merchantRef, statusExpired: true } as const;
  if (account.captured === null) return { ...known, reported: 'refunded', refunded: minor(0) };
  if (balance(account) > 0 && amount > balance(account)) return { ...reply, reported: 'unknown' };
  if (balance(account) > 0) {
    account.refunded += amount;
    account.refunds.push({ key: null, minor: amount, at });
  }
  const reported = balance(account) > 0 ? 'partlyRefunded' : 'refunded';
  return { ...known, reported, refunded: minor(account.refunded), sum: account.captured };
}

/** Closes the page: the shopper cannot pay there any more, and held money is released. */
export function closePage(account: ProviderAccount): void {
  if (account.stage === 'held') account.stage = 'voided';
  if (account.stage === 'open' || account.stage === 'approved') account.stage = 'expired';
}

/** Returns the real state as a report. */
export function reportOfAccount(
  account: ProviderAccount,
  source: ReportSource,
  at: number,
): PaymentReport {
  const { merchantRef, asked, captured } = account;
  const refunded = shownRefunds(account, at);
  const reported = reportOf(account, refunded);
  if (reported === 'noRecord')
    return { source, reported: at < account.unsureUntil ? 'unknown' : reported, at };
  if (source === 'poll' && at >= account.statusEndsAt)
    return { source, reported: 'unknown', at, statusExpired: true };
  const mayBeAgreed = reported === 'pending' && account.kind === 'commit';
  return {
    source,
    reported,
    at,
    merchantRef,
    sum: captured ?? asked,
    ...(refunded > 0 && { refunded: minor(refunded) }),
    ...(account.extras.length > 0 && { surplus: account.extras.map(surplusOf) }),
    ...(mayBeAgreed && {
      commitFrom:
        source === 'poll' ? account.formEndsAt : Math.max(account.formEndsAt, at + commitAgainMs),
    }),
  };
}

const surplusOf = (extra: ProviderAccount['extras'][number]): SurplusPayment => ({
  paymentRef: extra.ref,
  minor: minor(extra.minor),
  isRefunded: extra.refunded >= extra.minor,
});

/** Milliseconds before the next commit after one that did nothing. */
const commitAgainMs = 20_000;

function reportOf(account: ProviderAccount, refunded: number): ReportedStatus {
  if (!account.isKnown) return 'noRecord';
  switch (account.stage) {
    case 'open':
    case 'review':
    case 'approved':
      return 'pending';
    case 'held':
      return 'authorised';
    case 'taken':
      return refunded === 0
        ? 'captured'
        : refunded < (account.captured?.minor ?? 0)
          ? 'partlyRefunded'
          : 'refunded';
    case 'voided':
      return 'refunded';
    case 'declined':
    case 'cancelled':
    case 'expired':
      return account.stage;
    default:
      return unreachable(account.stage);
  }
}
