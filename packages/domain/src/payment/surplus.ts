import { alertEffect, type PollEffect } from '../report/report-effect.ts';
import type { Attempt, SurplusPayment } from './attempt.ts';
import { pollEffects } from './effects-of-report.ts';
import type { PaymentEffect } from './payment-effect.ts';
import { isRefundRefusedForLong } from './payment-poll-schedule.ts';
import type { PaymentReport } from './payment-report.ts';

/** Payments that the provider approved besides the first one and still holds. */
export const heldSurplus = ({ surplus = [] }: Attempt): readonly SurplusPayment[] =>
  surplus.filter(({ isRefunded }) => !isRefunded);

/**
 * The surplus payments of an attempt after a report. Only a poll adds one or proves its refund; a
 * proven refund stays proven, whatever an older answer says.
 * docs/rules/payments.md#second-payment-of-an-attempt.
 */
export function surplusAfter(
  { surplus: known = [] }: Attempt,
  { source, surplus: reported = [] }: PaymentReport,
): readonly SurplusPayment[] {
  if (source !== 'poll') return known;
  const seen = (ref: string, list: readonly SurplusPayment[]): SurplusPayment | undefined =>
    list.find(({ paymentRef }) => paymentRef === ref);
  const updated = known.map((each) => ({
    ...each,
    isRefunded: each.isRefunded || seen(each.paymentRef, reported)?.isRefunded === true,
  }));
  return [
    ...updated,
    ...reported.filter(({ paymentRef }) => seen(paymentRef, known) === undefined),
  ];
}

/**
 * Adds the effects of surplus payments to those of the report. The attempt keeps its state; each
 * surplus payment is refunded in full, and polls go on until a poll proves it. `before`, `after`:
 * the attempt around the report.
 */
export function withSurplusEffects(
  effects: readonly PaymentEffect[],
  before: Attempt,
  after: Attempt,
  { source, isRefundRefused }: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const isNew = (after.surplus?.length ?? 0) > (before.surplus?.length ?? 0);
  const all = isNew ? [...effects, alertEffect('paid twice')] : effects;
  if (heldSurplus(after).length === 0) return all;
  if (source === 'poll') return [...all, { do: 'refundSurplus' }];
  const isRefused = isRefundRefused && after.state !== 'refunding' && isRefundRefusedForLong(tries);
  return withSurplusPolls(isRefused ? [...all, alertEffect('refund refused')] : all, after, tries);
}

/**
 * Adds the next poll while the provider holds a surplus payment. One poll of an attempt is
 * scheduled, the earliest.
 */
export function withSurplusPolls(
  effects: readonly PaymentEffect[],
  attempt: Attempt,
  tries: number,
): readonly PaymentEffect[] {
  return heldSurplus(attempt).length === 0
    ? effects
    : withEarliestPoll([...effects, ...pollEffects(tries)]);
}

function withEarliestPoll(effects: readonly PaymentEffect[]): readonly PaymentEffect[] {
  const polls = effects.filter((effect): effect is PollEffect => effect.do === 'poll');
  const earliest = polls.toSorted((a, b) => a.inMs - b.inMs).slice(0, 1);
  return [...effects.filter((effect) => effect.do !== 'poll'), ...earliest];
}
