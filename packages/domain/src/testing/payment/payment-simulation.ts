import { type Minor, minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { PaymentEffect, OrderForPayment } from '../../payment/payment-effect.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';
import type { applyPaymentReport } from '../../payment/apply-payment-report.ts';
import { unreachable } from '../../unreachable.ts';
import type { ProviderAccount } from './provider-account.ts';

export type ApplyPaymentReport = typeof applyPaymentReport;

/** An attempt as the server stores it, its due work, and its real state at the provider. */
export type SimulatedAttempt = {
  attempt: Attempt;
  tries: number;
  pollAt: number | null;
  isCommitDue: boolean;
  isRefundDue: boolean;
  readonly account: ProviderAccount;
  /** The money was captured in time, in full and acceptably: it has to pay the order. */
  isGood: boolean;
  /** A browser returned from the provider's page, or an untrusted message reported so. */
  hasBrowserReturned: boolean;
  /** At the end of the hostile part the shopper had approved the payment, and the next poll was due in time to commit it. */
  wasAgreed: boolean;
  /** The provider refunded the money without our request. */
  wasRefundedElsewhere: boolean;
};

/** One order, its attempts, delayed answers, and violated rules. In memory, without a database. */
export type PaymentSimulation = {
  readonly applyPaymentReport: ApplyPaymentReport;
  /** Returns a number below `count`, deterministic by run. */
  readonly pick: (count: number) => number;
  now: number;
  total: Minor;
  payable: boolean;
  paidBy: string | null;
  wasClosed: boolean;
  readonly attempts: SimulatedAttempt[];
  readonly answers: { simulated: SimulatedAttempt; report: PaymentReport }[];
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

/** Applies a report to the attempt and schedules its effects. */
export function receiveReport(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  report: PaymentReport,
): void {
  const { attempt, effects } = world.applyPaymentReport(
    simulated.attempt,
    orderForPayment(world),
    report,
    simulated.tries,
  );
  simulated.attempt = attempt;
  for (const effect of effects) takeEffect(world, simulated, effect);
  if (world.attempts.filter((one) => one.attempt.state === 'completed').length > 1)
    world.offences.push('completed twice');
}

export function takeEffect(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  effect: PaymentEffect,
): void {
  switch (effect.do) {
    case 'poll':
      simulated.pollAt = Math.min(simulated.pollAt ?? Infinity, world.now + effect.inMs);
      return;
    case 'commit':
      simulated.isCommitDue = true;
      return;
    case 'refund':
      simulated.isRefundDue = true;
      return;
    case 'payOrder':
      return payOrder(world, simulated);
    case 'markOrderRefunded':
      world.paidBy = null;
      return closeOrder(world);
    case 'alert':
      return;
    default:
      return unreachable(effect);
  }
}

/** Closes the order: it accepts no more payments. */
export function closeOrder(world: PaymentSimulation): void {
  world.payable = false;
  world.wasClosed = true;
}

function payOrder(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  if (world.paidBy !== null) world.offences.push('order paid twice');
  if (!world.payable) world.offences.push('paid after it was closed');
  world.paidBy = simulated.attempt.id;
}
