import { type Minor, minor } from '../../money/money.ts';
import type { Sum } from '../../payment/attempt.ts';
import { isUnanswerable, owedNow } from '../../payment/effects-of.ts';
import type { Observation } from '../../payment/observation.ts';
import { mayFinish } from '../../payment/wanted.ts';
import { type Account, answerOf, approve, finish, giveBack, refundUnseen } from './provider-account.ts';
import { type Kept, report, viewOf, type World } from './payment-world.ts';

/** How the calls of our side go: what may happen to them on the way. */
export type Line = 'hostile' | 'honest';

/** Asks. The answer may be lost, late (others overtake it) or about somebody else's payment. */
export function query(world: World, kept: Kept, line: Line): void {
  kept.queryAt = null;
  kept.tries += 1;
  answer(world, kept, answerOf(kept.account, 'query', world.now), line);
}

/** The last step: not taken when its money would go back. Lost on the way there or on the way back, or its reply is late. */
export function finishIt(world: World, kept: Kept, line: Line): void {
  kept.isFinishDue = false;
  if (!mayFinish(kept.attempt, viewOf(world))) return;
  if (isLost(world, line)) return report(world, kept, nothing(world));
  if (isStillOnPage(world, kept)) world.offences.push('the last step was taken while the shopper was on the page');
  take(world, kept, (account) => finish(account, charged(world, account, line)));
  answer(world, kept, answerOf(kept.account, 'reply', world.now), line);
}

const isStillOnPage = ({ now }: World, { account, wasBack }: Kept): boolean =>
  !wasBack && account.kind === 'commit' && account.stage === 'open' && now < account.formEndsAt;

/** Asks, gives back what is owed, and settles the reply: as the server's job does. Sometimes only a part of it goes back. */
export function giveItBack(world: World, kept: Kept, line: Line): void {
  kept.isGiveBackDue = false;
  if (isLost(world, line)) return report(world, kept, nothing(world));
  const seen = answerOf(kept.account, 'query', world.now);
  const owed = owedNow(kept.attempt, seen);
  if (owed === 0) return report(world, kept, seen);
  if (isLost(world, line)) return report(world, kept, nothing(world));
  if (isUnanswerable(seen)) return answer(world, kept, refundUnseen(kept.account, owed, world.now), line);
  giveBack(kept.account, part(world, kept.account, owed, line));
  answer(world, kept, answerOf(kept.account, 'reply', world.now), line);
}

/** The shopper agrees on the page. */
export const pay = (world: World, kept: Kept): void =>
  take(world, kept, (account) => approve(account, charged(world, account, 'hostile'), world.now));

/** Notes money that has to pay the order: taken in time, in full, by an attempt that nothing stood against. */
function take(world: World, kept: Kept, step: (account: Account) => void): void {
  const { account, attempt } = kept;
  const before = account.taken;
  step(account);
  if (before !== null || account.taken === null) return;
  const isExact = account.taken.minor === account.asked.minor && account.taken.currency === account.asked.currency;
  const isWanted = !attempt.superseded && world.payable && world.paidBy === null;
  kept.isGood = isExact && isWanted && world.now <= attempt.deadline && !account.wasRefused;
}

/** Another sum than was asked for is seen in time, or a person has to find it: our refunds do not match it then. */
function charged(world: World, { asked, statusEndsAt }: Account, line: Line): Sum {
  const fault = line === 'honest' ? 0 : world.pick(24);
  if (fault === 23) return { ...asked, currency: 'USD' };
  return fault < 21 || statusEndsAt !== Infinity ? asked : { ...asked, minor: minor(asked.minor + (fault === 21 ? 1 : -1)) };
}

const part = (world: World, { statusEndsAt }: Account, owed: Minor, line: Line): number =>
  line === 'hostile' && statusEndsAt === Infinity && world.pick(4) === 3 ? Math.ceil(owed / 3) : owed;
const isLost = (world: World, line: Line): boolean => line === 'hostile' && world.pick(5) === 4;
const nothing = ({ now }: World): Observation => ({ authority: 'reply', reported: 'unknown', at: now });

function answer(world: World, kept: Kept, seen: Observation, line: Line): void {
  if (seen.statusExpired && kept.attempt.state !== 'completed') kept.isGood = false;
  const fate = line === 'honest' ? 0 : world.pick(8);
  if (fate < 4) report(world, kept, seen);
  else if (fate === 4) report(world, kept, { ...seen, merchantRef: 'of-somebody-else' });
  else {
    if (fate < 7) world.answers.push({ kept, seen });
    report(world, kept, nothing(world));
  }
}
