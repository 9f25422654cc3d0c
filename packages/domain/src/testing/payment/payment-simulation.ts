import { type Minor, minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { PaymentEffect, OrderForPayment } from '../../payment/payment-effect.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';
import type { applyPaymentReport } from '../../payment/apply-payment-report.ts';
import { unreachable } from '../../unreachable.ts';
import type { ProviderAccount } from './provider-account.ts';

export type ApplyPaymentReport = typeof applyPaymentReport;

/** An attempt as we keep it, the work that waits for it, and beside it the truth at the provider. */
export type SimulatedAttempt = {
  attempt: Attempt;
  tries: number;
  pollAt: number | null;
  isCommitDue: boolean;
  isRefundDue: boolean;
  readonly account: ProviderAccount;
  /** Taken in time, in full and wanted: it has to pay the order. */
  isGood: boolean;
  /** A browser came back from its page, or somebody said so. */
  hasBrowserReturned: boolean;
  /** When peace came its shopper had agreed, no browser had come back, and the next question was due in time. */
  wasAgreed: boolean;
  /** Somebody else gave its money back. */
  wasRefundedElsewhere: boolean;
};

/** One order, its attempts, answers on their way, and what was done that must never be. Not a database: one process, one order. */
export type PaymentSimulation = {
  readonly applyPaymentReport: ApplyPaymentReport;
  /** A choice of one in `count`, the same again for the same run. */
  readonly pick: (count: number) => number;
  now: number;
  total: Minor;
  payable: boolean;
  paidBy: string | null;
  wasClosed: boolean;
  readonly attempts: SimulatedAttempt[];
  readonly answers: { kept: SimulatedAttempt; report: PaymentReport }[];
  readonly offences: string[];
};

export const newSimulation = (
  applyPaymentReport: ApplyPaymentReport,
  pick: PaymentSimulation['pick'],
): PaymentSimulation => ({
  applyPaymentReport,
  pick,
  now: 0,
  total: minor(1_000),
  payable: true,
  paidBy: null,
  wasClosed: false,
  attempts: [],
  answers: [],
  offences: [],
});

export const orderForPayment = ({ payable, paidBy }: PaymentSimulation): OrderForPayment => ({
  payable,
  paidBy,
});

/** A report arrives: what the rule makes of it is kept, and its effects become work. */
export function receiveReport(
  world: PaymentSimulation,
  kept: SimulatedAttempt,
  report: PaymentReport,
): void {
  const { attempt, effects } = world.applyPaymentReport(
    kept.attempt,
    orderForPayment(world),
    report,
    kept.tries,
  );
  kept.attempt = attempt;
  for (const effect of effects) takeEffect(world, kept, effect);
  if (world.attempts.filter((one) => one.attempt.state === 'completed').length > 1)
    world.offences.push('completed twice');
}

export function takeEffect(
  world: PaymentSimulation,
  kept: SimulatedAttempt,
  effect: PaymentEffect,
): void {
  switch (effect.do) {
    case 'query':
      kept.pollAt = Math.min(kept.pollAt ?? Infinity, world.now + effect.inMs);
      return;
    case 'finish':
      kept.isCommitDue = true;
      return;
    case 'giveBack':
      kept.isRefundDue = true;
      return;
    case 'payOrder':
      return payOrder(world, kept);
    case 'unpayOrder':
      world.paidBy = null;
      return closeOrder(world);
    case 'alert':
      return;
    default:
      return unreachable(effect);
  }
}

/** From now on it takes no money. */
export function closeOrder(world: PaymentSimulation): void {
  world.payable = false;
  world.wasClosed = true;
}

function payOrder(world: PaymentSimulation, kept: SimulatedAttempt): void {
  if (world.paidBy !== null) world.offences.push('order paid twice');
  if (!world.payable) world.offences.push('paid after it was closed');
  world.paidBy = kept.attempt.id;
}
