import { dayMs } from '../duration.ts';
import { type Minor, minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentReport } from './payment-report.ts';

/**
 * One refund that the server sent to the provider, stored before the call leaves. `key`: its idempotency key, the same for every repetition.
 * `minor`: its amount. `total`: the amount that the provider has refunded in all once this refund is through. `isRepeatable`: the provider
 * takes a repetition with the same key for the same refund. `sentAt`: the first call. `acknowledgedAt`: the provider's answer that it took the
 * refund; null: no readable answer yet. `shownAt`: a poll showed it. Amounts in minor units, instants in milliseconds. A refused refund moved no
 * money and is not stored. docs/rules/payments.md#refunds-that-were-sent.
 */
export type SentRefund = {
  readonly key: string;
  readonly minor: Minor;
  readonly total: Minor;
  readonly isRepeatable: boolean;
  readonly sentAt: number;
  readonly acknowledgedAt: number | null;
  readonly shownAt: number | null;
};

/** Milliseconds after which a refund that no poll shows alerts the operator, and after which the key of an unanswered one is not sent again. */
export const refundShownWithinMs = dayMs;

/** Refunds that were sent and that no poll has shown, oldest first. */
export const openRefunds = ({
  sentRefunds = [],
}: Pick<Attempt, 'sentRefunds'>): readonly SentRefund[] =>
  sentRefunds.filter(({ shownAt }) => shownAt === null);

/**
 * The newest refund of which the provider has not answered whether it took it; undefined if there is none. The newest is the rest of the
 * payment: repeated before an older part, it is refused if it was taken, while the part could be taken twice.
 */
export const unansweredRefund = (attempt: Pick<Attempt, 'sentRefunds'>): SentRefund | undefined =>
  openRefunds(attempt).findLast(({ acknowledgedAt }) => acknowledgedAt === null);

/**
 * The amount that goes back once every refund that was sent is through, minor units. A poll that lacks a refund does not lower it.
 */
export const sentTotal = ({
  refunded,
  sentRefunds = [],
}: Pick<Attempt, 'refunded' | 'sentRefunds'>): Minor =>
  minor(Math.max(refunded, ...sentRefunds.map(({ total }) => total)));

/** The same of the refunds that the provider acknowledged or that a poll showed. */
export const acknowledgedTotal = ({
  refunded,
  sentRefunds = [],
}: Pick<Attempt, 'refunded' | 'sentRefunds'>): Minor =>
  sentTotal({
    refunded,
    sentRefunds: sentRefunds.filter(({ acknowledgedAt }) => acknowledgedAt !== null),
  });

/**
 * The sent refunds after a report whose polls have shown `refunded` in all, minor units. The reply to a refund, named by its key,
 * acknowledges it or removes it: it was refused or never left. A refused repetition removes
 * nothing, because the first call may have arrived. The amounts of a reply prove nothing, because its list may lag. While the whole payment goes back, a
 * provider that shows only a part of a refund carried out only that part.
 */
export function sentRefundsAfter(
  attempt: Attempt,
  report: PaymentReport,
  refunded: Minor,
): readonly SentRefund[] {
  const sentRefunds = (attempt.sentRefunds ?? []).flatMap((sent) =>
    sent.key === report.refundKey ? afterReply(sent, report) : [sent],
  );
  if (isAmbiguous({ refunded, sentRefunds })) return sentRefunds;
  return sentRefunds
    .map((sent) => (isCutShort(attempt, sent, report, refunded) ? cutTo(sent, refunded) : sent))
    .map((sent) =>
      sent.shownAt === null && sent.total <= refunded ? { ...sent, shownAt: report.at } : sent,
    );
}

/** A total below that of all refunds does not tell which of them is through, if the provider has not answered one of several. */
function isAmbiguous(known: Pick<Attempt, 'refunded' | 'sentRefunds'>): boolean {
  const isUnanswered = unansweredRefund(known) !== undefined;
  return isUnanswered && openRefunds(known).length > 1 && known.refunded < sentTotal(known);
}

function afterReply(sent: SentRefund, report: PaymentReport): readonly SentRefund[] {
  const { at, isRefundAcknowledged, isRefundRefused, isRefundNotSent, isRefundRepeated } = report;
  const isOnlyCall = !isRefundRepeated && sent.acknowledgedAt === null;
  if (isOnlyCall && (isRefundRefused || isRefundNotSent)) return [];
  return [isRefundAcknowledged ? { ...sent, acknowledgedAt: sent.acknowledgedAt ?? at } : sent];
}

/** The refund with the amount that a provider carried out of it: `refunded` in all, minor units. */
const cutTo = (sent: SentRefund, refunded: Minor): SentRefund => ({
  ...sent,
  total: refunded,
  minor: subtract(refunded, subtract(sent.total, sent.minor)),
});

/** A provider that holds no more than the payment takes the rest for no more than the rest, so the amount that it shows is believed. */
const isCutShort = (
  { state, refundedOutside = zero }: Attempt,
  { shownAt, total, minor: amount }: SentRefund,
  { source }: PaymentReport,
  refunded: Minor,
): boolean =>
  state === 'refunding' &&
  source === 'poll' &&
  refundedOutside === 0 &&
  shownAt === null &&
  refunded > subtract(total, amount) &&
  refunded < total;
