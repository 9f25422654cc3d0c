import type { ReportedStatus } from '../../payment/payment-report.ts';
import type { ReportSource } from '../../report/report-source.ts';
import { refundAttempt } from '../../payment/refund-attempt.ts';
import { refundPart } from '../../payment/refund-part.ts';
import { allowedEntries } from '../../ledger/payment-entries.ts';
import { dayMs } from '../../duration.ts';
import { minor } from '../../money/money.ts';
import { checkDiscounts, discountEventsOf } from './check-discounts.ts';
import { checkMoney, eventsOf } from './check-money.ts';
import {
  askOperator,
  commitAttempt,
  refundAtProvider,
  pay,
  pollProvider,
} from './payment-calls.ts';
import { mayCommit } from '../../payment/money-that-pays-an-order.ts';
import {
  closeOrder,
  type SimulatedAttempt,
  newSimulation,
  receiveReport,
  type MoneyRules,
  takeEffect,
  orderForPayment,
  type PaymentSimulation,
} from './payment-simulation.ts';
import {
  balance,
  closePage,
  refundAccount,
  decline,
  endReview,
  holdForReview,
  payAgain,
} from './provider-account.ts';
import { advanceOrder } from './simulated-order.ts';
import { reachProvider, startAttempt } from './start-attempt.ts';
import { allModelledMethods, type ModelledMethod } from './modelled-methods.ts';

/**
 * The result of a run. `offences`: violated rules of docs/rules/payments.md#hostile-provider-model,
 * empty if none. `events`: the events of the run, as proof of its coverage.
 */
export type HostileRun = {
  readonly offences: readonly string[];
  readonly events: readonly string[];
};

/**
 * Runs one order among hostile providers, shoppers and networks, then without faults until no work
 * is left. `choices` makes the run deterministic. `methods`: those that shoppers use.
 */
export function hostileRun(
  rules: MoneyRules,
  choices: ArrayLike<number>,
  methods: readonly ModelledMethod[] = allModelledMethods,
): HostileRun {
  let used = 0;
  const world = newSimulation(rules, (count) => (choices[used++] ?? 0) % count, methods);
  while (used < choices.length) runHostileEvent(world);
  makePeace(world);
  return {
    offences: [...world.offences, ...checkMoney(world), ...checkDiscounts(world)],
    events: [...eventsOf(world), ...discountEventsOf(world)],
  };
}

type HostileEvent = (world: PaymentSimulation) => void;
const withAttempt =
  (blow: (world: PaymentSimulation, simulated: SimulatedAttempt) => void): HostileEvent =>
  (world) => {
    const simulated = world.attempts[world.pick(Math.max(1, world.attempts.length))];
    if (simulated !== undefined) blow(world, simulated);
  };

const shopperPays = withAttempt((world, simulated) => {
  if (simulated.account.kind === 'charge') return;
  if (world.now <= simulated.account.closesAt) pay(world, simulated);
  else closePage(simulated.account);
});
const daysOfReview = [0.01, 0.1, 2, 9, 20, 29] as const;
/** Rare, so that most payments are decided on their page. */
const paymentIsReviewed = withAttempt((world, { account }) => {
  if (world.now > account.closesAt || world.pick(4) !== 0) return;
  holdForReview(account, world.now + (daysOfReview[world.pick(6)] ?? 0) * dayMs);
});
/**
 * Nothing polls a refunded attempt any more: only the provider's webhook tells of a payment that
 * comes after that.
 */
const shopperPaysAgain = withAttempt((world, simulated) => {
  if (world.now > simulated.account.closesAt || world.pick(3) !== 0) return;
  payAgain(simulated.account);
  if (simulated.attempt.state === 'refunded') hint(world, simulated);
});
const shopperDoesNot = withAttempt((world, simulated) => {
  if (simulated.account.kind !== 'charge')
    decline(simulated.account, world.pick(2) === 0 ? 'declined' : 'cancelled');
});
const browserReturns = withAttempt((world, simulated) => {
  simulated.isCommitDue = true;
  simulated.hasBrowserReturned = true;
  if (simulated.account.stage === 'cancelled')
    simulated.attempt = { ...simulated.attempt, abandoned: 'cancelled' };
  hint(world, simulated);
});
const callbackComes = withAttempt(hint);
const arrivesLate = withAttempt(reachProvider);
const refundedElsewhere = withAttempt((world, simulated) => {
  if (
    balance(simulated.account) <= 0 ||
    simulated.account.statusEndsAt !== Infinity ||
    simulated.account.showsRefundsAfterMs === Infinity ||
    world.pick(8) !== 0
  )
    return;
  simulated.wasRefundedElsewhere = true;
  refundAccount(simulated.account, {
    key: null,
    minor: balance(simulated.account),
    at: world.now,
  });
});
/**
 * An operator refunds a part of a paid order. Where the status ends nothing could prove it, and the
 * operator would pay it by other means.
 */
const partIsRefunded = withAttempt((world, simulated) => {
  const { statusEndsAt, returnsParts } = simulated.account;
  if (statusEndsAt !== Infinity || !returnsParts) return;
  const part = minor(1 + Math.floor((world.total * world.pick(6)) / 10));
  const outcome = refundPart(simulated.attempt, part);
  if (!outcome.ok) return;
  simulated.attempt = outcome.value.attempt;
  simulated.parts += part;
  world.order.ledger.book('allowed', allowedEntries(part), simulated.attempt.id);
  for (const effect of outcome.value.effects) takeEffect(world, simulated, effect);
});
const workIsDone = withAttempt((world, simulated) => work(world, simulated, 'hostile'));

const hostileEvents: readonly HostileEvent[] = [
  ...[
    startAttempt,
    shopperPays,
    shopperPays,
    shopperPaysAgain,
    paymentIsReviewed,
    shopperDoesNot,
    browserReturns,
    callbackComes,
    arrivesLate,
  ],
  ...[
    refundedElsewhere,
    partIsRefunded,
    workIsDone,
    workIsDone,
    workIsDone,
    workIsDone,
    answerArrives,
    timePasses,
    timePasses,
    orderCloses,
    kitchenWorks,
  ],
];

function runHostileEvent(world: PaymentSimulation): void {
  const isUnpaid = world.attempts.length === 0 && world.total > 0;
  hostileEvents[world.pick(isUnpaid ? 1 : hostileEvents.length)]?.(world);
}

/** The restaurant moves a paid order on, sometimes to its end at once. */
function kitchenWorks(world: PaymentSimulation): void {
  const { order, paidBy, total } = world;
  if (paidBy === null && total > 0) return;
  const steps = 1 + world.pick(4);
  for (let step = 0; step < steps; step += 1) advanceOrder(order);
}

const authorities: readonly ReportSource[] = ['signedWebhook', 'unsignedWebhook', 'browser'];
const claims: readonly ReportedStatus[] = [
  'captured',
  'authorised',
  'declined',
  'expired',
  'refunded',
  'pending',
  'noRecord',
];

/** Delivers an untrusted message: forged, stale or doubled. */
function hint(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  const source = authorities[world.pick(3)] ?? 'browser';
  receiveReport(world, simulated, {
    source,
    reported: claims[world.pick(7)] ?? 'captured',
    at: world.now,
    sum: simulated.attempt.sum,
  });
}

/** Does the first due work of this attempt: refund, commit or poll. */
function work(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  line: 'hostile' | 'honest',
): void {
  if (simulated.needsOperator) askOperator(world, simulated);
  else if (simulated.isRefundDue) refundAtProvider(world, simulated, line);
  else if (simulated.isCommitDue) commitAttempt(world, simulated, line);
  else if (simulated.pollAt !== null && simulated.pollAt <= world.now)
    pollProvider(world, simulated, line);
}

/** Delivers any delayed answer, so that an older one may come after a newer one. */
function answerArrives(world: PaymentSimulation): void {
  const [arrived] = world.answers.splice(world.pick(Math.max(1, world.answers.length)), 1);
  if (arrived !== undefined) receiveReport(world, arrived.simulated, arrived.report);
}

/**
 * Advances the clock. A call takes at most ten seconds, so that every delayed answer arrives first.
 */
function timePasses(world: PaymentSimulation): void {
  while (world.answers.length > 0) answerArrives(world);
  world.now += [1_000, 5_000, 60_000, 300_000, 3_600_000][world.pick(5)] ?? 0;
  moveAccounts(world);
}

/** Closes pages and ends reviews whose time has come. */
function moveAccounts({ attempts, now }: PaymentSimulation): void {
  for (const { account } of attempts) {
    if (now > account.closesAt) closePage(account);
    endReview(account, now);
  }
}

/**
 * Ends the order as a cancellation, the deadline or an operator does, and refunds a paid one. Rare,
 * so that most orders stay open. An order that was completed is reversed.
 */
function orderCloses(world: PaymentSimulation): void {
  if (world.pick(10) !== 0) return;
  const isEaten = world.order.status === 'completed';
  const paying = world.attempts.find(({ attempt }) => attempt.id === world.paidBy);
  const ending = isEaten ? 'reversed' : paying === undefined ? 'failed' : 'cancelled';
  closeOrder(world, ending);
  if (paying === undefined) return;
  const { attempt, effects } = refundAttempt(paying.attempt);
  paying.attempt = attempt;
  for (const effect of effects) takeEffect(world, paying, effect);
}

const peaceSteps = 500;

/**
 * Ends the run: no actor does anything, pages close unless the shopper approved a payment on them,
 * and all work runs without faults until none is left.
 */
function makePeace(world: PaymentSimulation): void {
  while (world.answers.length > 0) answerArrives(world);
  for (const simulated of world.attempts) {
    simulated.wasAgreed = isAgreed(world, simulated);
    if (!simulated.wasAgreed) closePage(simulated.account);
  }
  for (let step = 0; step < peaceSteps; step += 1) {
    const next = firstDue(world);
    if (next === null) return;
    world.now = Math.max(world.now, next.due);
    moveAccounts(world);
    work(world, next.simulated, 'honest');
  }
  world.offences.push('never comes to rest');
}

const isAgreed = (
  world: PaymentSimulation,
  { account, attempt, pollAt }: SimulatedAttempt,
): boolean =>
  account.stage === 'approved' &&
  mayCommit(attempt, orderForPayment(world)) &&
  pollAt !== null &&
  isInTime(Math.max(pollAt, world.now), account, attempt);

const isInTime = (
  at: number,
  { closesAt }: SimulatedAttempt['account'],
  { deadline }: SimulatedAttempt['attempt'],
): boolean => at <= Math.min(closesAt, deadline);

function firstDue(world: PaymentSimulation): { simulated: SimulatedAttempt; due: number } | null {
  let first: { simulated: SimulatedAttempt; due: number } | null = null;
  for (const simulated of world.attempts) {
    const isDueNow = simulated.isRefundDue || simulated.isCommitDue || simulated.needsOperator;
    const due = isDueNow ? world.now : simulated.pollAt;
    if (due !== null && (first === null || due < first.due)) first = { simulated, due };
  }
  return first;
}
