import { dayMs } from '../duration.ts';
import { type Minor, minor, subtract, sumOf } from '../money/money.ts';
import type { Attempt, SentRefund } from './attempt.ts';
import type { PaymentReport } from './payment-report.ts';

/**
 * Milliseconds after which a refund that no poll shows alerts the operator, and after which the key
 * of an unanswered one is not sent again.
 */
export const refundShownWithinMs = dayMs;

/**
 * Refunds that are on their way: no poll has shown them, and they are not presumed to be through.
 * Oldest first.
 */
export const openRefunds = ({
  sentRefunds = [],
}: Pick<Attempt, 'sentRefunds'>): readonly SentRefund[] =>
  sentRefunds.filter(({ shownAt, presumedAt }) => shownAt === null && presumedAt === null);

/** Refunds of which the provider has not answered whether it took them, oldest first. */
export const unansweredRefunds = (attempt: Pick<Attempt, 'sentRefunds'>): readonly SentRefund[] =>
  openRefunds(attempt).filter(({ acknowledgedAt }) => acknowledgedAt === null);

/** The oldest of them; undefined if there is none. */
export const unansweredRefund = (attempt: Pick<Attempt, 'sentRefunds'>): SentRefund | undefined =>
  unansweredRefunds(attempt)[0];

/**
 * Returns whether an operator has to find out about a refund without an answer. `at`: milliseconds.
 */
export function isUnansweredForLong(attempt: Pick<Attempt, 'sentRefunds'>, at: number): boolean {
  const unanswered = unansweredRefund(attempt);
  return unanswered !== undefined && at - unanswered.sentAt >= refundShownWithinMs;
}

/**
 * The amount that goes back once every refund that was sent is through, minor units. A poll that
 * lacks a refund does not lower it.
 */
export const sentTotal = ({
  refunded,
  sentRefunds = [],
}: Pick<Attempt, 'refunded' | 'sentRefunds'>): Minor =>
  minor(Math.max(refunded, ...sentRefunds.map(({ total }) => total)));

/**
 * The amount that polls showed as refunded, with the refunds on their way that the provider
 * acknowledged; minor units.
 */
export function acknowledgedTotal(attempt: Pick<Attempt, 'refunded' | 'sentRefunds'>): Minor {
  const acknowledged = openRefunds(attempt).filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  const total = attempt.refunded + sumOf(acknowledged, ({ minor: amount }) => amount);
  return minor(Math.min(total, sentTotal(attempt)));
}

/**
 * The sent refunds after a report. `shown`: what polls have shown as refunded in all, this report
 * included; `proven`: the same with what the provider acknowledged a day ago; minor units. The
 * reply to a refund, named by its key, acknowledges it or removes it: it was refused or never left.
 * A refused repetition removes nothing, because the first call may have arrived. The amounts of a
 * reply prove nothing, because its list may lag.
 */
export function sentRefundsAfter(
  attempt: Attempt,
  report: PaymentReport,
  shown: Minor,
  proven: Minor = shown,
): readonly SentRefund[] {
  const sentRefunds = afterReply(attempt.sentRefunds ?? [], report);
  const known = { ...attempt, refunded: shown, sentRefunds };
  const { at } = report;
  if (isCutShort(known, report)) return sentRefunds.map((sent) => cutTo(sent, shown, at));
  if (isAmbiguous(known)) return sentRefunds;
  return sentRefunds.map((sent) => {
    if (sent.shownAt === null && sent.total <= shown) return { ...sent, shownAt: at };
    const isPresumed =
      sent.shownAt === null && sent.acknowledgedAt !== null && sent.total <= proven;
    return isPresumed ? { ...sent, presumedAt: sent.presumedAt ?? at } : sent;
  });
}

/**
 * The refunds without one that did not take place. The totals of those that were sent after it do
 * not contain it any more.
 */
export const withoutRefund = (
  sentRefunds: readonly SentRefund[],
  gone: SentRefund,
): readonly SentRefund[] =>
  sentRefunds
    .filter(({ key }) => key !== gone.key)
    .map((sent) =>
      sent.total > gone.total ? { ...sent, total: subtract(sent.total, gone.minor) } : sent,
    );

/**
 * A total below that of all refunds does not tell which of them is through, if the provider has not
 * answered one of several.
 */
function isAmbiguous(known: Pick<Attempt, 'refunded' | 'sentRefunds'>): boolean {
  const isUnanswered = unansweredRefund(known) !== undefined;
  return isUnanswered && openRefunds(known).length > 1 && known.refunded < sentTotal(known);
}

function afterReply(
  sentRefunds: readonly SentRefund[],
  report: PaymentReport,
): readonly SentRefund[] {
  const { at, isRefundAcknowledged, isRefundRefused, isRefundNotSent, isRefundRepeated } = report;
  const sent = sentRefunds.find(({ key }) => key === report.refundKey);
  if (sent === undefined || sent.acknowledgedAt !== null) return sentRefunds;
  if ((isRefundRefused || isRefundNotSent) && !isRefundRepeated)
    return withoutRefund(sentRefunds, sent);
  return isRefundAcknowledged
    ? sentRefunds.map((each) => (each === sent ? { ...sent, acknowledgedAt: at } : each))
    : sentRefunds;
}

/**
 * The refund with no more than what the provider has refunded in all, `refunded` in minor units.
 */
const cutTo = (sent: SentRefund, refunded: Minor, at: number): SentRefund =>
  sent.shownAt === null && sent.presumedAt === null
    ? {
        ...sent,
        total: minor(Math.min(sent.total, refunded)),
        minor: minor(Math.min(sent.minor, refunded)),
        shownAt: at,
      }
    : sent;

/**
 * True if the provider shows only a part of what was sent while the whole payment goes back: at
 * once if one refund is on its way, else after a day. The rest is sent then: a provider that holds
 * no more than the payment refunds no more.
 */
function isCutShort(known: Attempt, { source, at }: PaymentReport): boolean {
  const open = openRefunds(known);
  const isDayOld = open.every(
    ({ acknowledgedAt }) => acknowledgedAt !== null && at - acknowledgedAt >= refundShownWithinMs,
  );
  return (
    source === 'poll' &&
    isPartlyShown(known) &&
    known.refunded < sentTotal(known) &&
    (open.length === 1 || isDayOld)
  );
}

/**
 * Returns whether polls show something of the refunds that are on their way, while the whole
 * payment goes back by its provider.
 */
export const isPartlyShown = (attempt: Attempt): boolean =>
  attempt.state === 'refunding' &&
  attempt.refundedOutside === undefined &&
  openRefunds(attempt).some(
    ({ total, minor: amount }) => attempt.refunded > subtract(total, amount),
  );
