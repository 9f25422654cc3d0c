import { moneyMovement } from '../../ledger/attempt-money.ts';
import { refundedPart } from '../../ledger/part-money.ts';
import { surplusMovements } from '../../ledger/surplus-money.ts';
import type { Minor } from '../../money/money.ts';
import { type EndStatus, endOfRefundedMoney } from '../../order/order-end.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { PaymentEffect, OrderForPayment } from '../../payment/payment-effect.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';
import { applyPaymentReport } from '../../payment/apply-payment-report.ts';
import { hasUnknownCharge } from '../../payment/charges-at-once.ts';
import { nextRefund } from '../../payment/next-refund.ts';
import { wantsMoney } from '../../payment/money-that-pays-an-order.ts';
import { totalOf } from '../../price/price-part.ts';
import { unreachable } from '../../unreachable.ts';
import { type DiscountRules, shopDiscountRules } from './discount-rules.ts';
import type { ModelledMethod } from './modelled-methods.ts';
import { drawPrice } from './draw-price.ts';
import type { ProviderAccount } from './provider-account.ts';
import { endSimulatedOrder, placeSimulatedOrder, type SimulatedOrder } from './simulated-order.ts';

export type ApplyPaymentReport = typeof applyPaymentReport;
export type FindNextRefund = typeof nextRefund;

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
  /**
   * At the end of the hostile part the shopper had approved the payment, and the next poll was due
   * in time to commit it.
   */
  wasAgreed: boolean;
  /** Parts that an operator refunded while the attempt paid its order, minor units. */
  parts: number;
  /** A refund has no answer for a day: the operator has to look at the provider's own page. */
  needsOperator: boolean;
  /** The provider refunded the money without our request. */
  wasRefundedElsewhere: boolean;
};

/** One order, its attempts, delayed answers, and violated rules. In memory, without a database. */
export type PaymentSimulation = {
  readonly rules: MoneyRules;
  /** The methods that shoppers use. */
  readonly methods: readonly ModelledMethod[];
  /** Returns a number below `count`, deterministic by run. */
  readonly pick: (count: number) => number;
  readonly order: SimulatedOrder;
  now: number;
  /** The charged amount, with tips. 0: the order was paid by its discounts and points. */
  total: Minor;
  payable: boolean;
  paidBy: string | null;
  wasClosed: boolean;
  readonly attempts: SimulatedAttempt[];
  readonly answers: { simulated: SimulatedAttempt; report: PaymentReport }[];
  readonly offences: string[];
};

/** The rules that a run tests. */
export type MoneyRules = {
  applyPaymentReport: ApplyPaymentReport;
  hasUnknownCharge: typeof hasUnknownCharge;
  wantsMoney: typeof wantsMoney;
  nextRefund: FindNextRefund;
  discounts: DiscountRules;
};

/** The rules of the shop. */
export const shopMoneyRules: MoneyRules = {
  ...{ applyPaymentReport, hasUnknownCharge, wantsMoney, nextRefund },
  discounts: shopDiscountRules,
};

/** Places an order with a random price. An order with nothing to pay accepts no payment. */
export function newSimulation(
  rules: MoneyRules,
  pick: PaymentSimulation['pick'],
  methods: readonly ModelledMethod[],
): PaymentSimulation {
  const order = placeSimulatedOrder(rules.discounts, drawPrice(pick));
  const total = totalOf(order.parts);
  return {
    ...{ rules, methods, pick, order, total },
    now: 0,
    payable: total > 0,
    paidBy: null,
    wasClosed: false,
    attempts: [],
    answers: [],
    offences: [],
  };
}

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
  const before = simulated.attempt;
  const { attempt, effects } = world.rules.applyPaymentReport(
    before,
    orderForPayment(world),
    report,
    simulated.tries,
  );
  simulated.attempt = attempt;
  const { ledger } = world.order;
  const held = ledger.heldBy(attempt.id);
  const moved = moneyMovement({ before, attempt, report, effects }, held);
  if (moved) ledger.book(moved.event, moved.entries, attempt.id);
  const part = refundedPart(before, attempt);
  if (part) ledger.book(part.event, part.entries, attempt.id);
  for (const { event, entries, paymentRef } of surplusMovements(before, attempt))
    ledger.book(event, entries, `${attempt.id} ${paymentRef}`);
  for (const effect of effects) takeEffect(world, simulated, effect);
  if (before.state === 'failed' && attempt.state === 'completed' && !before.acceptsLateMoney)
    world.offences.push('late money paid against the choice of the brand');
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
    case 'refundSurplus':
      simulated.isRefundDue = true;
      return;
    case 'payOrder':
      return payOrder(world, simulated);
    case 'markOrderRefunded':
      world.paidBy = null;
      return closeOrder(world, endOfRefundedMoney(world.order.status));
    case 'alert':
      if (effect.why === 'refund unanswered') simulated.needsOperator = true;
      return;
    default:
      return unreachable(effect);
  }
}

/**
 * Ends the order if its status allows it; null: it keeps its status. In any case it accepts no more
 * payments.
 */
export function closeOrder(world: PaymentSimulation, to: EndStatus | null): void {
  if (to !== null) endSimulatedOrder(world.order, to, world.paidBy !== null);
  world.payable = false;
  world.wasClosed = true;
}

function payOrder(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  if (world.paidBy !== null) world.offences.push('order paid twice');
  if (!world.payable) world.offences.push('paid after it was closed');
  world.paidBy = simulated.attempt.id;
}
