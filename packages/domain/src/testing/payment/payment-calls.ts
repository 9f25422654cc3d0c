import { type Minor, minor } from '../../money/money.ts';
import type { Sum } from '../../payment/attempt.ts';
import { isStatusExpired, refundDue } from '../../payment/effects-of-report.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';
import { mayCommit } from '../../payment/acceptable-payment.ts';
import {
  type ProviderAccount,
  reportOfAccount,
  approve,
  commit,
  refundAccount,
  refundExpired,
} from './provider-account.ts';
import {
  type SimulatedAttempt,
  receiveReport,
  orderForPayment,
  type PaymentSimulation,
} from './payment-simulation.ts';

/** `hostile`: our calls to the provider may fail. `honest`: they never do. */
export type Line = 'hostile' | 'honest';

/** Polls. The answer may be lost, late (others overtake it) or about another payment. */
export function pollProvider(world: PaymentSimulation, kept: SimulatedAttempt, line: Line): void {
  kept.pollAt = null;
  kept.tries += 1;
  answer(world, kept, reportOfAccount(kept.account, 'poll', world.now), line);
}

/** Commits, unless the money would have to be refunded. The request or its reply may be lost, or the reply is late. */
export function commitAttempt(world: PaymentSimulation, kept: SimulatedAttempt, line: Line): void {
  kept.isCommitDue = false;
  if (!mayCommit(kept.attempt, orderForPayment(world))) return;
  if (isLost(world, line)) return receiveReport(world, kept, nothing(world));
  if (isStillOnPage(world, kept))
    world.offences.push('the last step was taken while the shopper was on the page');
  take(world, kept, (account) => commit(account, charged(world, account, line)));
  answer(world, kept, reportOfAccount(kept.account, 'reply', world.now), line);
}

const isStillOnPage = (
  { now }: PaymentSimulation,
  { account, hasBrowserReturned }: SimulatedAttempt,
): boolean =>
  !hasBrowserReturned &&
  account.kind === 'commit' &&
  account.stage === 'open' &&
  now < account.formEndsAt;

/** Polls, refunds the due amount and applies the reply, as the server's job does. Sometimes refunds only a part. */
export function refundAtProvider(
  world: PaymentSimulation,
  kept: SimulatedAttempt,
  line: Line,
): void {
  kept.isRefundDue = false;
  if (isLost(world, line)) return receiveReport(world, kept, nothing(world));
  const report = reportOfAccount(kept.account, 'poll', world.now);
  const refundDueNow = refundDue(kept.attempt, report);
  if (refundDueNow === 0) return receiveReport(world, kept, report);
  if (isLost(world, line)) return receiveReport(world, kept, nothing(world));
  if (isStatusExpired(report))
    return answer(world, kept, refundExpired(kept.account, refundDueNow, world.now), line);
  refundAccount(kept.account, part(world, kept.account, refundDueNow, line));
  answer(world, kept, reportOfAccount(kept.account, 'reply', world.now), line);
}

/** The shopper approves the payment on the provider's page. */
export const pay = (world: PaymentSimulation, kept: SimulatedAttempt): void =>
  take(world, kept, (account) => approve(account, charged(world, account, 'hostile'), world.now));

/** Runs a step and records whether its money has to pay the order: captured in time, in full, by an acceptable attempt. */
function take(
  world: PaymentSimulation,
  kept: SimulatedAttempt,
  step: (account: ProviderAccount) => void,
): void {
  const { account, attempt } = kept;
  const before = account.captured;
  step(account);
  if (before !== null || account.captured === null) return;
  const isExact =
    account.captured.minor === account.asked.minor &&
    account.captured.currency === account.asked.currency;
  const isWanted = !attempt.superseded && world.payable && world.paidBy === null;
  kept.isGood = isExact && isWanted && world.now <= attempt.deadline && !account.wasRefused;
}

/**
 * Returns the amount that the provider charges, sometimes a wrong one. Never a wrong one if the provider stops answering polls: our refunds
 * would not match it.
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
  { statusEndsAt }: ProviderAccount,
  refundDueNow: Minor,
  line: Line,
): number =>
  line === 'hostile' && statusEndsAt === Infinity && world.pick(4) === 3
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
  kept: SimulatedAttempt,
  report: PaymentReport,
  line: Line,
): void {
  if (report.statusExpired && kept.attempt.state !== 'completed') kept.isGood = false;
  const fate = line === 'honest' ? 0 : world.pick(8);
  if (fate < 4) receiveReport(world, kept, report);
  else if (fate === 4) receiveReport(world, kept, { ...report, merchantRef: 'of-somebody-else' });
  else {
    if (fate < 7) world.answers.push({ kept, report });
    receiveReport(world, kept, nothing(world));
  }
}
