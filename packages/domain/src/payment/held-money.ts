import { dayMs, hourMs } from '../duration.ts';
import { add, atLeastZero, type Minor, minor, subtract, zero } from '../money/money.ts';
import { unreachable } from '../unreachable.ts';
import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import { duePart } from './due-part.ts';
import { undecidedPollsEnd } from './payment-poll-schedule.ts';
import { isUnansweredForLong } from './sent-refund.ts';
import { heldSurplus } from './surplus.ts';

/**
 * Kinds of money that a provider has, or may have, and that pays no order. `undecided`: the
 * provider has not decided; it is polled. `undecidedForLong`: it did not decide for 30 days, and an
 * operator has to find out. `refunding`: a refund is on its way, also of a part. `refundRefused`:
 * the provider refuses the refund, and an operator has to pay by other means. `refundUnanswered`: a
 * refund was sent, and nobody knows whether the provider took it; it is never sent again by itself.
 * `surplus`: a second payment is refunded. `shownAfterRefund`: the provider shows money that it had
 * shown as refunded.
 */
export const heldMoneyKinds = [
  'undecided',
  'undecidedForLong',
  'refunding',
  'refundRefused',
  'refundUnanswered',
  'surplus',
  'shownAfterRefund',
] as const;
export type HeldMoneyKind = (typeof heldMoneyKinds)[number];

/**
 * Money of an attempt that pays no order. `amount`: minor units. `since`: the instant at which it
 * was due or open, milliseconds. `polledUntil`: the end of the polls, milliseconds; null: they go
 * on until the money is back.
 */
export type HeldMoney = {
  readonly kind: HeldMoneyKind;
  readonly amount: Minor;
  readonly since: number;
  readonly polledUntil: number | null;
};

/**
 * `refundDueSince`, `surplusSince`: milliseconds; null: nothing of this kind is due.
 * `isRefundRefused`: the operator was alerted that the provider refuses the refund that is due.
 */
export type HeldMoneyFacts = {
  readonly attempt: Attempt;
  readonly refundDueSince: number | null;
  readonly surplusSince: number | null;
  readonly isRefundRefused: boolean;
};

/** Money that comes back by itself within this time (milliseconds) is not listed. */
const listedAfterMs = hourMs;

/**
 * Returns whether the managers are mailed about this money: it is older than a day. `now`:
 * milliseconds.
 */
export const isHeldForLong = ({ since }: Pick<HeldMoney, 'since'>, now: number): boolean =>
  now - since > dayMs;

/** Whole hours since the money was due or open. `now`: milliseconds. */
export const heldForHours = ({ since }: Pick<HeldMoney, 'since'>, now: number): number =>
  Math.max(0, Math.floor((now - since) / hourMs));

/** Kinds that end only by a person's hand: they are listed at once. */
const needsPerson = (kind: HeldMoneyKind): boolean => {
  switch (kind) {
    case 'undecidedForLong':
    case 'refundRefused':
    case 'refundUnanswered':
    case 'shownAfterRefund':
      return true;
    case 'undecided':
    case 'refunding':
    case 'surplus':
      return false;
    default:
      return unreachable(kind);
  }
};

/**
 * The one definition of "money that a provider has and that pays no order": what an attempt has of
 * it now. Command, counter, metric and mail list it. `now`: milliseconds.
 * docs/rules/payments.md#money-that-pays-no-order.
 */
export const heldMoneyOf = (facts: HeldMoneyFacts, now: number): readonly HeldMoney[] =>
  [undecidedMoney(facts.attempt, now), dueRefund(facts, now), dueSurplus(facts)].flatMap((each) =>
    each !== null && each.amount > 0 && (needsPerson(each.kind) || now - each.since > listedAfterMs)
      ? [each]
      : [],
  );

/**
 * An open attempt is listed after its deadline: its order has failed, the provider gave no answer
 * since, and its polls have no end.
 */
function undecidedMoney(attempt: Attempt, now: number): HeldMoney | null {
  const { state, sum, captured, deadline, undecidedSince } = attempt;
  if (state === 'refunded')
    return undecidedSince === undefined
      ? null
      : {
          kind: 'shownAfterRefund',
          amount: captured ?? sum.minor,
          since: undecidedSince,
          polledUntil: null,
        };
  const isOpen = isAttemptOpen(state);
  const since = isOpen ? deadline : undecidedSince;
  if (since === undefined) return null;
  const end = undecidedPollsEnd(deadline);
  const kind = now < end || state === 'authorised' ? 'undecided' : 'undecidedForLong';
  return { kind, amount: sum.minor, since, polledUntil: isOpen ? null : end };
}

function dueRefund(facts: HeldMoneyFacts, now: number): HeldMoney | null {
  const { attempt, refundDueSince } = facts;
  const { state, sum, captured, refunded, refundedOutside = zero } = attempt;
  const amount =
    state === 'refunding'
      ? atLeastZero(subtract(captured ?? sum.minor, add(refunded, refundedOutside)))
      : duePart(attempt);
  if (amount === 0 || refundDueSince === null) return null;
  return { kind: kindOfRefund(facts, now), amount, since: refundDueSince, polledUntil: null };
}

function kindOfRefund({ attempt, isRefundRefused }: HeldMoneyFacts, now: number): HeldMoneyKind {
  if (isUnansweredForLong(attempt, now)) return 'refundUnanswered';
  return isRefundRefused ? 'refundRefused' : 'refunding';
}

function dueSurplus({ attempt, surplusSince, isRefundRefused }: HeldMoneyFacts): HeldMoney | null {
  const held = heldSurplus(attempt);
  if (held.length === 0 || surplusSince === null) return null;
  const amount = minor(held.reduce((sum, each) => sum + each.minor, 0));
  const kind = isRefundRefused && attempt.state !== 'refunding' ? 'refundRefused' : 'surplus';
  return { kind, amount, since: surplusSince, polledUntil: null };
}
