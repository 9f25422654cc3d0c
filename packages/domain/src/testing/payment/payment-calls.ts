import { type Minor, minor } from '../../money/money.ts';
import type { Sum } from '../../payment/attempt.ts';
import { isAttemptOpen } from '../../payment/attempt-graph.ts';
import { isStatusExpired } from '../../payment/effects-of-report.ts';
import type { NextRefund } from '../../payment/next-refund.ts';
import { resolveUnansweredRefund } from '../../payment/resolve-unanswered-refund.ts';
import { unansweredRefund } from '../../payment/sent-refund.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';
import { mayCommit } from '../../payment/money-that-pays-an-order.ts';
import {
  type ProviderAccount,
  reportOfAccount,
  approve,
  commit,
  refundAccount,
  refundExpired,
  refundExtra,
  wasCarriedOut,
  reverse,
} from './provider-account.ts';
import {
  type SimulatedAttempt,
  receiveReport,
  orderForPayment,
  takeEffect,
  type PaymentSimulation,
} from './payment-simulation.ts';

/** `hostile`: our calls to the provider may fail. `honest`: they never do. */
export type Line = 'hostile' | 'honest';

/** Polls. The answer may be lost, late (others overtake it) or about another payment. */
export function pollProvider(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  line: Line,
): void {
  simulated.pollAt = null;
  simulated.tries += 1;
  answer(world, simulated, reportOfAccount(simulated.account, 'poll', world.now), line);
}

/**
 * Commits, unless the money would have to be refunded. The request or its reply may be lost, or the
 * reply is late.
 */
export function commitAttempt(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  line: Line,
): void {
  simulated.isCommitDue = false;
  if (!mayCommit(simulated.attempt, orderForPayment(world))) return;
  if (isLost(world, line)) return receiveReport(world, simulated, nothing(world));
  if (isStillOnPage(world, simulated))
    world.offences.push('the last step was taken while the shopper was on the page');
  take(world, simulated, (account) => commit(account, charged(world, account, line)));
  answer(world, simulated, reportOfAccount(simulated.account, 'reply', world.now), line);
}

const isStillOnPage = (
  { now }: PaymentSimulation,
  { account, hasBrowserReturned }: SimulatedAttempt,
): boolean =>
  !hasBrowserReturned &&
  account.kind === 'commit' &&
  account.stage === 'open' &&
  now < account.formEndsAt;

/**
 * Polls, refunds the due amount and applies the reply, as the server's job does. Sometimes refunds
 * only a part.
 */
export function refundAtProvider(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  line: Line,
): void {
  simulated.isRefundDue = false;
  if (isLost(world, line)) return receiveReport(world, simulated, nothing(world));
  const report = reportOfAccount(simulated.account, 'poll', world.now);
  const next = world.rules.nextRefund(simulated.attempt, report);
  const surplus = report.surplus?.filter(({ isRefunded }) => !isRefunded) ?? [];
  if (next === null && surplus.length === 0) return receiveReport(world, simulated, report);
  for (const { paymentRef } of surplus) refundExtra(simulated.account, paymentRef);
  if (next === null) return answer(world, simulated, nothing(world), line);
  storeSentRefund(world, simulated, next);
  const sent = {
    refundKey: next.key,
    ...(next.isRepetition && { isRefundRepeated: true as const }),
  };
  if (isLost(world, line)) return receiveReport(world, simulated, { ...nothing(world), ...sent });
  const reply = isStatusExpired(report)
    ? refundExpired(simulated.account, next.minor, world.now)
    : carryOut(world, simulated, next, line);
  answer(world, simulated, { ...reply, ...sent }, line);
}

/** The server stores a refund before its call leaves. */
function storeSentRefund(
  { now }: PaymentSimulation,
  simulated: SimulatedAttempt,
  { isRepetition, ...refund }: NextRefund,
): void {
  if (isRepetition) return;
  const { attempt, account } = simulated;
  const sent = {
    ...refund,
    isRepeatable: account.knowsRefundKeys,
    sentAt: now,
    acknowledgedAt: null,
    shownAt: null,
    presumedAt: null,
  };
  simulated.attempt = { ...attempt, sentRefunds: [...(attempt.sentRefunds ?? []), sent] };
}

function carryOut(
  world: PaymentSimulation,
  { attempt, account }: SimulatedAttempt,
  { key, minor: due }: NextRefund,
  line: Line,
): PaymentReport {
  const amount = attempt.state === 'refunding' ? part(world, account, due, line) : due;
  const isTaken = refundAccount(account, { key, minor: amount, at: world.now });
  return isTaken
    ? { ...reportOfAccount(account, 'reply', world.now), isRefundAcknowledged: true }
    : { ...nothing(world), isRefundRefused: true };
}

/** The operator looks at the provider's own page for a refund without an answer. */
export function askOperator(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  simulated.needsOperator = false;
  const unanswered = unansweredRefund(simulated.attempt);
  if (unanswered === undefined) return;
  const finding = wasCarriedOut(simulated.account, unanswered.key) ? 'arrived' : 'lost';
  const outcome = resolveUnansweredRefund(simulated.attempt, finding);
  if (!outcome.ok) return;
  simulated.attempt = outcome.value.attempt;
  for (const effect of outcome.value.effects) takeEffect(world, simulated, effect);
}

/**
 * The shopper approves the payment on the provider's page, or the call that starts a charge
 * approves it.
 */
export function pay(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  const { account, attempt } = simulated;
  const hadMoney = account.captured !== null;
  take(world, simulated, () => approve(account, charged(world, account, 'hostile'), world.now));
  if (hadMoney || account.captured === null) return;
  if (account.kind === 'charge') checkCharges(world, simulated);
  if (account.kind === 'consent') askForConsent(world, simulated);
  if (account.captured === null) simulated.isGood = false;
  if (attempt.state === 'failed') simulated.isGood = false;
}

/** The provider keeps the money only if we consent. Its question or our answer may be lost. */
function askForConsent(world: PaymentSimulation, { attempt, account }: SimulatedAttempt): void {
  const order = orderForPayment(world);
  const isWanted = world.rules.wantsMoney(attempt, order);
  if (isWanted && (!order.payable || attempt.superseded || order.paidBy !== null))
    world.offences.push('consent to money that the order cannot use');
  if (!isWanted || isLost(world, 'hostile')) reverse(account);
}

/** No charge may begin while another one of the order may have taken the money. */
function checkCharges(world: PaymentSimulation, charge: SimulatedAttempt): void {
  const isOther = (other: SimulatedAttempt) =>
    other !== charge &&
    other.account.kind === 'charge' &&
    other.account.captured !== null &&
    isAttemptOpen(other.attempt.state);
  if (world.attempts.some(isOther)) world.offences.push('a card was charged twice for an order');
}

/**
 * Runs a step and records whether its money has to pay the order: captured in time, in full, by an
 * acceptable attempt.
 */
function take(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  step: (account: ProviderAccount) => void,
): void {
  const { account, attempt } = simulated;
  const before = account.captured;
  step(account);
  if (before !== null || account.captured === null) return;
  const isExact =
    account.captured.minor === account.asked.minor &&
    account.captured.currency === account.asked.currency;
  const isWanted = !attempt.superseded && world.payable && world.paidBy === null;
  simulated.isGood = isExact && isWanted && world.now <= attempt.deadline && !account.wasRefused;
}

/**
 * Returns the amount that the provider charges, sometimes a wrong one. Never a wrong one if the
 * provider stops answering polls: our refunds would not match it.
 */
function charged(
  world: PaymentSimulation,
  { asked, statusEndsAt }: ProviderAccount,
  line: Line,
): Sum {
  const fault = line === 'honest' ? 0 : world.pick(24);
  if (fault === 23) return { ...asked, currency: 'USD' };
  return fault < 21 || statusEndsAt !== Infinity
    ? asked
    : { ...asked, minor: minor(asked.minor + (fault === 21 ? 1 : -1)) };
}

const part = (
  world: PaymentSimulation,
  { statusEndsAt, returnsParts, showsRefundsAfterMs }: ProviderAccount,
  refundDueNow: Minor,
  line: Line,
): number =>
  line === 'hostile' &&
  returnsParts &&
  statusEndsAt === Infinity &&
  showsRefundsAfterMs === 0 &&
  world.pick(4) === 3
    ? Math.ceil(refundDueNow / 3)
    : refundDueNow;
const isLost = (world: PaymentSimulation, line: Line): boolean =>
  line === 'hostile' && world.pick(5) === 4;
const nothing = ({ now }: PaymentSimulation): PaymentReport => ({
  source: 'reply',
  reported: 'unknown',
  at: now,
});

function answer(
  world: PaymentSimulation,
  simulated: SimulatedAttempt,
  report: PaymentReport,
  line: Line,
): void {
  if (report.statusExpired && simulated.attempt.state !== 'completed') simulated.isGood = false;
  const fate = line === 'honest' ? 0 : world.pick(8);
  if (fate < 4) receiveReport(world, simulated, report);
  else if (fate === 4)
    receiveReport(world, simulated, { ...report, merchantRef: 'of-somebody-else' });
  else {
    if (fate < 7) world.answers.push({ simulated, report });
    receiveReport(world, simulated, nothing(world));
  }
}
